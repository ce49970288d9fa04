import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begin, type Case, codeOf, formOf, startCase, upload } from "./server-case.ts";

let one: Case;
let dealId = "";
let reviewId = "";

beforeAll(async () => {
  one = await startCase({
    limits: {
      fileBytes: 200_000,
      requestBytes: 400_000,
      files: 20,
      uploadsPerMinute: 1_000,
    },
  });
  dealId = await upload(one);
  reviewId = await begin(one, dealId);
});
afterAll(() => one.close());

describe("what may be sent", () => {
  const send = async (name: string, content = "x") =>
    codeOf(await one.ask("POST", "/api/deals", formOf({ [name]: content })));

  it.each([
    "../deck.pdf",
    "a/../../deck.pdf",
    "/etc/passwd",
    "C:\\windows\\deck.pdf",
    "..\\deck.pdf",
    "a//deck.pdf",
    "./deck.pdf",
    "CON.pdf",
    "documents/aux.txt",
    "deck.pdf.",
    "deck\u0000.pdf",
    "deck\u202Efdp.exe",
    `${"a".repeat(130)}.pdf`,
    "1/2/3/4/5/6/7/8/9.pdf",
  ])("refuses the file name %j", async (name) => {
    expect(await send(name)).toEqual([400, "bad_file_name"]);
  });

  /** A body written by hand: browsers and fetch escape line ends in names. */
  async function raw(disposition: string) {
    const body = `--B\r\ncontent-disposition: form-data; name="files"; ${disposition}\r\n\r\nx\r\n--B--\r\n`;
    return fetch(`${one.url}/api/deals`, {
      method: "POST",
      headers: { authorization: `Bearer ${one.token}`, "content-type": "multipart/form-data; boundary=B" },
      body,
    });
  }

  it("refuses line ends in file names, however they are written", async () => {
    for (const name of ["de\r\nck.pdf", "deck.pdf\r\nx-evil: 1", "deck\n.pdf"]) {
      const response = await raw(`filename="${name}"`);
      expect(response.status).toBe(400);
      expect(response.headers.get("x-evil")).toBeNull();
    }
    expect((await send("de%0D%0Ack.pdf"))[0]).toBe(400);
    const { deals } = (await (await one.ask("GET", "/api/deals")).json()) as { deals: { name: string }[] };
    expect(deals.map(({ name }) => name)).toEqual(["Novalys"]);
  });

  it("refuses what is too large, too many, or nothing", async () => {
    expect(await send("deck.pdf", "x".repeat(200_001))).toEqual([413, "file_too_large"]);
    const parts = Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`d${i}.pdf`, "x".repeat(150_000)]));
    expect(await codeOf(await one.ask("POST", "/api/deals", formOf(parts)))).toEqual([413, "request_too_large"]);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`d${i}.pdf`, "x"]));
    expect(await codeOf(await one.ask("POST", "/api/deals", formOf(many)))).toEqual([413, "too_many_files"]);
    expect(await codeOf(await one.ask("POST", "/api/deals", formOf({}, "Empty")))).toEqual([400, "nothing_uploaded"]);
    expect(await send("folder/.DS_Store")).toEqual([400, "nothing_uploaded"]);
    const twice = new FormData();
    for (const name of ["deck.pdf", "DECK.pdf"]) twice.append("files", new File(["x"], name));
    expect(await codeOf(await one.ask("POST", "/api/deals", twice))).toEqual([400, "bad_file_name"]);
    expect(
      await codeOf(await one.ask("POST", `/api/deals/${dealId}/reviews`, { locale: "x".repeat(200_000) })),
    ).toEqual([413, "request_too_large"]);
  });

  it("keeps a large file as it came, and leaves nothing of the request on the disk", async () => {
    const large = randomBytes(180_000);
    const answer = await one.ask("POST", "/api/deals", formOf({ "documents/large.bin": large }, "Large"));
    const { files } = (await answer.json()) as { files: { sha256: string }[] };
    expect(files.map(({ sha256 }) => sha256)).toEqual([createHash("sha256").update(large).digest("hex")]);
    expect(await send("deck.pdf", "x".repeat(200_001))).toEqual([413, "file_too_large"]);
    const own = readdirSync(tmpdir()).filter((name) => name.includes(`-${process.pid}-`));
    expect(own.filter((name) => existsSync(join(tmpdir(), name, "body")))).toEqual([]);
  });

  /** Sends the head of an upload and a few bytes, then keeps silent; gives what came back. */
  function stalled({ port, token }: Case, headers: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(
          [
            "POST /api/deals HTTP/1.1",
            `Host: 127.0.0.1:${port}`,
            `Authorization: Bearer ${token}`,
            "Content-Type: multipart/form-data; boundary=B",
            ...headers,
            "",
            "",
          ].join("\r\n"),
        ),
      );
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
        if (text.includes('"code"')) {
          socket.destroy();
          resolve(text);
        }
      });
      socket.on("error", reject);
      socket.on("close", () => resolve(text));
    });
  }

  it("ends an upload that stalls, and one that lies about its size", async () => {
    // A server of its own: on a busy machine honest uploads may be as slow as this.
    const strict = await startCase({ concurrency: 0, limits: { uploadIdleMs: 100 } });
    expect(await stalled(strict, ["Content-Length: 5000"])).toMatch(/^HTTP\/1\.1 408 [\s\S]*upload_too_slow/);
    expect(await stalled(strict, ["Content-Length: 999999999"])).toMatch(/^HTTP\/1\.1 413 [\s\S]*request_too_large/);
    expect((await strict.ask("GET", "/api/deals")).status).toBe(200);
    await strict.close();
  });

  it("names the fields it does not understand, in the reader's language", async () => {
    const response = await one.ask("POST", `/api/reviews/${reviewId}/decisions?lang=pt`, { kind: "dismiss" });
    expect(await response.json()).toMatchObject({
      error: {
        code: "bad_request",
        message: "Este pedido não se compreende.",
        fields: expect.arrayContaining([expect.objectContaining({ path: "reason" })]),
      },
    });
    const french = await one.ask("GET", "/api/deals/none", undefined, {
      "accept-language": "de, fr-CA;q=0.8, en;q=0.5",
    });
    expect(await french.json()).toMatchObject({
      error: { message: "Cela n’existe pas ici, ou ne vous appartient pas." },
    });
    const broken = await fetch(`${one.url}/api/deals/${dealId}/reviews`, {
      method: "POST",
      headers: { authorization: `Bearer ${one.token}`, "content-type": "application/json" },
      body: "{",
    });
    expect(await codeOf(broken)).toEqual([400, "bad_request"]);
  });
});
