import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Refusal } from "./refusal.ts";
import { spooledForm } from "./spooled-form.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-form-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TYPE = "multipart/form-data; boundary=Edge";
const part = (head: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`--Edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), CRLF]);
const CRLF = Buffer.from("\r\n");
const END = Buffer.from("--Edge--\r\n");

function spooled(parts: Buffer[], mostParts = 10): Promise<FormData> {
  const file = join(folder, "body");
  writeFileSync(file, Buffer.concat([...parts, END]));
  return spooledForm(file, TYPE, mostParts);
}
const filesOf = (form: FormData) => form.getAll("files").filter((one) => one instanceof File);

it("gives small and large contents byte by byte, with the names of their parts", async () => {
  const large = Buffer.alloc(300_000, "\r\n--Edg\r\n-- \u0000");
  const form = await spooled([
    part('name="name"', "Novalys"),
    part('name="files"; filename="deck.pdf"', large),
    part('name="files"; filename="notes/à lire.md"', "# small"),
    part('name="files"; filename="empty.txt"', ""),
  ]);
  expect(form.get("name")).toBe("Novalys");
  const files = filesOf(form);
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ["deck.pdf", 300_000],
    ["notes/à lire.md", 7],
    ["empty.txt", 0],
  ]);
  expect(large.equals(Buffer.from(await (files[0] as File).arrayBuffer()))).toBe(true);
  expect(await files[1]?.text()).toBe("# small");
  expect(await files[0]?.text()).toBe(large.toString());
});

it("sees a delimiter wherever a window of the file ends", async () => {
  const before = part('name="files"; filename="a"', "").length - CRLF.length;
  for (let cut = 0; cut <= "\r\n--Edge".length; cut++) {
    const content = Buffer.alloc(1_000_000 - before - cut, "x");
    const form = await spooled([part('name="files"; filename="a"', content), part('name="files"; filename="b"', "y")]);
    expect(filesOf(form).map(({ size }) => size)).toEqual([content.length, 1]);
  }
});

it("decodes what is written in another way as the platform does", async () => {
  const content = Buffer.alloc(150_000, "abc");
  const head = 'name="files"; filename="a"\r\ncontent-transfer-encoding: base64';
  const [file] = filesOf(await spooled([part(head, content.toString("base64"))]));
  expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(content)).toBe(true);
});

it("has a long text whole: how long one may be is for others to say", async () => {
  const text = "é".repeat(200_000);
  const form = await spooled([part('name="text"', text), part('name="name"', "Novalys")]);
  expect(form.get("text") === text).toBe(true);
  expect(form.get("name")).toBe("Novalys");
});

it.each([
  ["more parts than may be", () => spooled(Array(12).fill(part('name="a"', ""))), "too_many_files"],
  ["no form at all", () => spooled([Buffer.from("--Edge nothing")]), "bad_request"],
])("refuses %s", async (_, form, code) => {
  const refusal = await form().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code });
});
