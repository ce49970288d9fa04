import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { DocumentFormat } from "../src/domain/document.ts";
import { TribunalError } from "../src/domain/errors.ts";
import { detectFormat } from "../src/dossier/formats.ts";
import { parseIsolated } from "../src/dossier/isolate.ts";
import { makeDocx } from "../src/testing/make-docx.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { makePptx } from "../src/testing/make-pptx.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";

/** Mutations a format: few enough for a slow machine. Set FUZZ_ROUNDS to search longer. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 150);

const SEEDS: [DocumentFormat, string, Uint8Array][] = [
  [
    "pdf",
    "a.pdf",
    makePdf(
      [
        ["Traction", "MRR\t42 000 €\t38 000 €"],
        ["Team", "Ada and Grace"],
      ],
      { numbered: true },
    ),
  ],
  [
    "pptx",
    "a.pptx",
    makePptx([
      ["Traction", "MRR 42K€"],
      ["Team", "Ada and Grace"],
    ]),
  ],
  [
    "xlsx",
    "a.xlsx",
    makeXlsx(
      [
        {
          name: "Revenue",
          rows: [
            ["", "2023", "2024"],
            ["MRR", 38000, 42000],
            ["ARR", { f: "B2*12", v: 456000 }, { f: "C2*12", v: 504000 }],
          ],
        },
        { name: "Hidden", rows: [[1]], hidden: true },
      ],
      { definedNames: [{ name: "ARR", refersTo: "Revenue!$C$3" }] },
    ),
  ],
  ["docx", "a.docx", makeDocx(["Traction", "MRR was 42 000 € in December 2024."])],
  [
    "markdown",
    "a.md",
    strToU8("# Traction\n\n| MRR | 42 000 € |\n|---|---|\n| ARR | 504 000 € |\n\n<!-- hidden -->\n"),
  ],
  ["text", "a.txt", strToU8("[Page 1]\nMRR: 42 000 €\n[Page 2]\nTeam of 12\n")],
  ["csv", "a.csv", strToU8('company;arr;multiple\n"A; B";100 000;8,2\nC;200 000;7\n')],
  ["json", "a.json", strToU8('{"crunchbase":{"fundingHistory":[{"amount":2000000,"date":"2023-05"}],"name":"Acme"}}')],
];

/** A small generator of our own, so that a failure can be met again by its seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function mutate(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const at = random(Math.max(1, bytes.length));
  const length = 1 + random(Math.max(1, Math.min(64, bytes.length - at)));
  switch (random(5)) {
    case 0: {
      const flipped = Uint8Array.from(bytes);
      for (let count = 1 + random(20); count > 0; count--) {
        const place = random(bytes.length);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << random(8));
      }
      return flipped;
    }
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 3: {
      const from = random(bytes.length);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, from + length * 4), bytes.subarray(at)]);
    }
    default:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(["99999999999", "-1", "0", "\0\0", "𝕬", "<", '"', "NaN"][random(8)] ?? ""),
        bytes.subarray(at + 1),
      ]);
  }
}

/** Archives fail their checksums at the first flipped bit: half of the time the damage is done inside a part instead. */
function mutateArchive(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  if (random(2) === 0) return mutate(bytes, random);
  const parts = unzipSync(bytes);
  const names = Object.keys(parts);
  const name = names[random(names.length)] ?? "";
  const part = parts[name] ?? new Uint8Array();
  if (random(6) === 0) {
    delete parts[name];
    return zipSync(parts);
  }
  const changed = random(2) === 0 ? mutate(part, random) : strToU8(dropTag(strFromU8(part), random));
  return zipSync({ ...parts, [name]: changed });
}

/** XML that stays well formed more often than not: an attribute or an empty element is taken out or made odd. */
function dropTag(xml: string, random: (below: number) => number): string {
  const places = [...xml.matchAll(/\s[\w:]+="[^"]*"|<[\w:]+[^<>]*\/>|>[^<>]+</g)];
  const place = places[random(Math.max(1, places.length))];
  if (place === undefined) return xml;
  const odd = place[0].startsWith(">")
    ? `>${"9".repeat(random(400))}<`
    : ["", place[0].replace(/"[^"]*"/, '"-999999999999"')][random(2)];
  return xml.slice(0, place.index) + odd + xml.slice(place.index + place[0].length);
}

describe.each(SEEDS)("mutated %s files", (format, name, bytes) => {
  it("only ever give a document or a typed error", async () => {
    await expect(parseIsolated(bytes, format)).resolves.toMatchObject({ format });
    const archive = bytes[0] === 0x50 && bytes[1] === 0x4b;
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const random = randomFrom(seed * 7919 + format.length);
      const once = archive ? mutateArchive(bytes, random) : mutate(bytes, random);
      const mutant = random(4) === 0 && once.length > 0 ? mutate(once, random) : once;
      const outcome = await attempt(name, mutant);
      expect(outcome, `${name}, seed ${seed}`).toBe("fine");
    }
  });
});

/** "fine", or what should never be seen. */
async function attempt(name: string, bytes: Uint8Array): Promise<string> {
  try {
    const document = await parseIsolated(bytes, detectFormat(name, bytes), { timeoutMs: 10_000 });
    return Array.isArray(document.sections) && Array.isArray(document.issues) ? "fine" : JSON.stringify(document);
  } catch (error) {
    if (!(error instanceof TribunalError)) return `untyped: ${error}`;
    return error.code === "parser_crashed" || error.code === "parse_timeout"
      ? `${error.code}: ${error.message}`
      : "fine";
  }
}
