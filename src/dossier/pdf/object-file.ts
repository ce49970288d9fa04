import { deflateSync } from "node:zlib";
import { broken } from "../../domain/errors.ts";

/** Numbered objects and the table at the end that says where each begins. */
export class ObjectFile {
  readonly #objects: (Buffer | undefined)[] = [];

  reserve(): number {
    this.#objects.push(undefined);
    return this.#objects.length;
  }

  set(id: number, body: string | Buffer): void {
    this.#objects[id - 1] = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  }

  add(body: string | Buffer): number {
    const id = this.reserve();
    this.set(id, body);
    return id;
  }

  addStream(entries: string, data: Uint8Array): number {
    const packed = deflateSync(data);
    const head = `<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
    return this.add(Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream", "latin1")]));
  }

  finish(catalog: number): Uint8Array {
    const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
    const offsets: number[] = [];
    let at = parts[0]?.length ?? 0;
    for (const [index, body] of this.#objects.entries()) {
      if (body === undefined) throw broken(`PDF object ${index + 1} was reserved and never written`);
      const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
      offsets.push(at);
      parts.push(object);
      at += object.length;
    }
    const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const size = offsets.length + 1;
    parts.push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${catalog} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return new Uint8Array(Buffer.concat(parts));
  }
}
