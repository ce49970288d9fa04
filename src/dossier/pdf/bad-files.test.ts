import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TribunalError } from "../../domain/errors.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPdf } from "./read.ts";

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const good = makePdf([["Revenue 12"], ["Costs 8"]]);

const long = makePdf(Array.from({ length: 80 }, (_, page) => [`Page ${page}`, `Revenue ${page * 7919}`]));

async function codeOf(bytes: Uint8Array, limits = DEFAULT_READ_LIMITS): Promise<string> {
  try {
    const { sections } = await readPdf(bytes, limits);
    return `read ${sections.length}`;
  } catch (error) {
    if (error instanceof TribunalError) return error.code;
    throw error;
  }
}

/** A PDF from its objects, with a table of their places. */
function assemble(objects: (string | Buffer)[], trailer = ""): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1"),
      Buffer.from("\nendobj\n"),
    );
  }
  const at = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const page = (more = "") => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;
const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

/** RC4, 40 bits, the oldest password protection of the format. */
function encrypted(password: string): Uint8Array {
  const pad = Buffer.from("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A", "hex");
  const md5 = (...data: Uint8Array[]) => createHash("md5").update(Buffer.concat(data)).digest();
  const user = Buffer.concat([Buffer.from(password), pad]).subarray(0, 32);
  const owner = rc4(md5(pad).subarray(0, 5), user);
  const id = Buffer.from("00112233445566778899aabbccddeeff", "hex");
  const key = md5(user, owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), id).subarray(0, 5);
  const check = rc4(key, pad);
  const hex = (data: Buffer) => `<${data.toString("hex")}>`;
  return assemble(
    [CATALOG, ONE_PAGE, page()],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(owner)} /U ${hex(check)} >> /ID [${hex(id)} ${hex(id)}]`,
  );
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] as number, state[a] as number]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
  }) as Buffer;
}

describe("files that cannot be read say why", () => {
  it.each<[string, string, Uint8Array]>([
    ["nothing in it", "file_empty", new Uint8Array()],
    ["a web page called .pdf", "wrong_format", latin("<!doctype html><html><body>Not found</body></html>")],
    ["protected by a password", "file_encrypted", encrypted("secret")],
    ["cut after the header", "file_damaged", good.slice(0, 40)],
    ["cut in the middle", "file_damaged", long.slice(0, long.length / 2)],
    ["cut near its end", "file_damaged", long.slice(0, long.length - 9000)],
    ["only a header", "file_damaged", latin("%PDF-1.7\n%%EOF")],
    ["no pages", "file_damaged", assemble([CATALOG, "<< /Type /Pages /Kids [] /Count 0 >>"])],
    ["pages that do not exist", "file_damaged", assemble([CATALOG, "<< /Type /Pages /Kids [9 0 R] /Count 1 >>"])],
  ])("%s", async (_, code, bytes) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it("reads the other pages when one is missing, and says which", async () => {
    const bytes = assemble([CATALOG, "<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>", page()]);
    const { sections } = await readPdf(bytes, DEFAULT_READ_LIMITS);
    expect(sections.map(({ issues }) => issues[0])).toMatchObject([
      { code: "empty_section" },
      { code: "no_text_layer", level: "blocking", section: 2 },
    ]);
  });

  it("reads one that opens with an empty password", async () => {
    expect(await codeOf(encrypted(""))).toBe("read 1");
  });

  it("refuses too many pages before reading them", async () => {
    const limits = { ...DEFAULT_READ_LIMITS, maxPages: 1 };
    await expect(readPdf(good, limits)).rejects.toMatchObject({
      code: "too_many_pages",
      detail: { pages: 2, limit: 1 },
    });
  });

  it("ends on a page tree that contains itself", async () => {
    const cycle = assemble([CATALOG, "<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>", page()]);
    expect(await codeOf(cycle)).toMatch(/^(?:read \d+|file_damaged)$/);
  });

  it("survives a form that draws itself", async () => {
    const form =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Length 5 >>\nstream\n/X Do\nendstream";
    const content = "<< /Length 5 >>\nstream\n/X Do\nendstream";
    const bytes = assemble([
      CATALOG,
      ONE_PAGE,
      page("/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>"),
      content,
      form,
    ]);
    expect(await codeOf(bytes)).toBe("read 1");
  });

  it("survives a page of absurd size", async () => {
    const bytes = assemble([CATALOG, ONE_PAGE, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1e30 -1e30] >>"]);
    expect(await codeOf(bytes)).toMatch(/^(?:read 1|file_damaged)$/);
  });

  it("reads the next document after a bad one", async () => {
    await codeOf(good.slice(0, 40));
    expect(await codeOf(good)).toBe("read 2");
  });

  it("keeps its memory bounded when a stream inflates a thousandfold", async () => {
    const packed = deflateSync(Buffer.alloc(30_000_000, "0 0 m "));
    const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
    const content = Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream")]);
    expect(await codeOf(assemble([CATALOG, ONE_PAGE, page("/Contents 4 0 R"), content]))).toMatch(
      /^(?:read 1|parse_memory)$/,
    );
  });

  it("only ever answers with a typed error, whatever bytes are changed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 20, max: good.length }),
        async (changes, length) => {
          const bytes = good.slice(0, length);
          for (const [at, value] of changes) if (at < length) bytes[at] = value;
          expect(await codeOf(bytes)).toMatch(/^(?:read \d+|[a-z_]+)$/);
        },
      ),
      { numRuns: 150 },
    );
  });
});
