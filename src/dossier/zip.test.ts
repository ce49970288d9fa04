import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { crowdedXlsx, doubledXlsx, linkingXlsx } from "../../test/support/hostile/strange-archives.ts";
import { TribunalError, type TribunalErrorCode } from "../domain/errors.ts";
import { inspectZip, openZip } from "./zip.ts";

const LIMITS = { maxInflatedBytes: 1_000_000 };

function codeOf(work: () => unknown): TribunalErrorCode | "none" {
  try {
    work();
  } catch (error) {
    if (error instanceof TribunalError) return error.code;
    throw error;
  }
  return "none";
}

/** Changes bytes at the place where a signature last occurs, counted from it. */
function patch(bytes: Uint8Array, signature: number[], offset: number, values: number[]): Uint8Array {
  const copy = Buffer.from(bytes);
  const at = copy.lastIndexOf(Buffer.from(signature));
  values.forEach((value, index) => {
    copy[at + offset + index] = value;
  });
  return copy;
}

const DIRECTORY = [0x50, 0x4b, 1, 2];
const LOCAL = [0x50, 0x4b, 3, 4];

describe("zip archives", () => {
  it("gives back what was put in, packed or stored", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}(\/[a-z]{1,5})?\.xml$/), fc.uint8Array({ maxLength: 500 }), {
          minKeys: 1,
        }),
        fc.constantFrom(0, 6),
        (parts, level) => {
          const bytes = zipSync(parts, { level: level as 0 | 6 });
          const zip = openZip(bytes, LIMITS);
          expect([...zip.names].sort()).toEqual(Object.keys(parts).sort());
          for (const [name, content] of Object.entries(parts)) expect([...zip.read(name)]).toEqual([...content]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("tells the sizes without unpacking", () => {
    const directory = inspectZip(zipSync({ "a.xml": new Uint8Array(5000), "b.xml": strToU8("hello") }));
    expect(directory.totalSize).toBe(5005);
    expect(directory.entries.map(({ name, size }) => [name, size])).toEqual([
      ["a.xml", 5000],
      ["b.xml", 5],
    ]);
  });

  it("refuses an archive that declares more than the limit, before unpacking", () => {
    const bomb = zipSync({ "a.xml": new Uint8Array(1_000_001) });
    expect(bomb.length).toBeLessThan(5_000);
    expect(codeOf(() => openZip(bomb, LIMITS))).toBe("archive_too_large");
    expect(codeOf(() => openZip(zipSync({ "a.xml": new Uint8Array(1_000_000) }), LIMITS))).toBe("none");
  });

  it("stops where a part unpacks to more than it declares", () => {
    const lying = patch(zipSync({ "a.xml": new Uint8Array(900_000) }), DIRECTORY, 24, [10, 0, 0, 0]);
    const zip = openZip(lying, LIMITS);
    expect(codeOf(() => zip.read("a.xml"))).toBe("archive_too_large");
  });

  it("refuses parts that share bytes", () => {
    const two = zipSync({ "a.xml": strToU8("x".repeat(500)), "b.xml": strToU8("y".repeat(500)) });
    const overlapping = patch(two, DIRECTORY, 42, [0, 0, 0, 0]);
    expect(codeOf(() => openZip(overlapping, LIMITS))).toBe("file_damaged");
    expect(codeOf(() => openZip(two, LIMITS))).toBe("none");
  });

  it.each(["../x.xml", "a/../../x.xml", "..\\x.xml", "C:\\x.xml"])("refuses the name %s", (name) => {
    expect(codeOf(() => openZip(zipSync({ [name]: strToU8("x") }), LIMITS))).toBe("file_damaged");
  });

  it("refuses a part that occurs twice, a part that is a link, and more parts than any document has", () => {
    const limits = { maxInflatedBytes: 10_000_000 };
    expect(codeOf(() => openZip(doubledXlsx(), limits))).toBe("file_damaged");
    expect(codeOf(() => openZip(linkingXlsx(), limits))).toBe("file_damaged");
    expect(codeOf(() => openZip(crowdedXlsx(), limits))).toBe("too_many_parts");
    expect(codeOf(() => openZip(crowdedXlsx(100), limits))).toBe("none");
  });

  it("names a password", () => {
    const locked = patch(zipSync({ "a.xml": strToU8("x") }), DIRECTORY, 8, [1, 0]);
    expect(codeOf(() => openZip(locked, LIMITS))).toBe("file_encrypted");
    const ole = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(codeOf(() => openZip(ole, LIMITS))).toBe("file_encrypted");
  });

  it("sees damage: cut, changed, misplaced, unknown packing", () => {
    const whole = zipSync({ "a.xml": strToU8("hello world ".repeat(50)) }, { level: 0 });
    expect(codeOf(() => openZip(whole.subarray(0, whole.length - 30), LIMITS))).toBe("file_damaged");
    const changed = Uint8Array.from(whole);
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(codeOf(() => openZip(changed, LIMITS).read("a.xml"))).toBe("file_damaged");
    expect(codeOf(() => openZip(patch(whole, LOCAL, 2, [0]), LIMITS))).toBe("file_damaged");
    expect(codeOf(() => openZip(patch(whole, DIRECTORY, 10, [12, 0]), LIMITS))).toBe("file_damaged");
    expect(codeOf(() => openZip(whole, LIMITS).read("b.xml"))).toBe("file_damaged");
  });

  it("says what is no archive at all", () => {
    expect(codeOf(() => openZip(new Uint8Array(), LIMITS))).toBe("file_empty");
    expect(codeOf(() => openZip(strToU8("<html><body>Sign in</body></html>"), LIMITS))).toBe("wrong_format");
  });

  it("refuses document type definitions in any encoding and leaves plain XML alone", () => {
    const laughs = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">]><x>&a;</x>';
    const zip = openZip(
      zipSync({
        "utf8.xml": strToU8(laughs),
        "utf16.xml": Buffer.from(`\ufeff${laughs}`, "utf16le"),
        "fine.xml": Buffer.from("\ufeff<x>é</x>", "utf16le"),
      }),
      LIMITS,
    );
    expect(codeOf(() => zip.readXml("utf8.xml"))).toBe("file_damaged");
    expect(codeOf(() => zip.readXml("utf16.xml"))).toBe("file_damaged");
    expect(zip.readXml("fine.xml")).toBe("<x>é</x>");
  });

  it("only ever fails with a typed error, whatever bytes change", () => {
    const whole = zipSync({ "a.xml": strToU8("hello world ".repeat(20)), "b.xml": strToU8("<x/>") });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (changes) => {
          const bytes = Uint8Array.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          codeOf(() => {
            const zip = openZip(bytes, LIMITS);
            for (const name of zip.names) zip.read(name);
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});
