import { type FileHandle, open } from "node:fs/promises";
import { broken } from "../domain/errors.ts";
import { Refusal } from "./refusal.ts";

/** From so many bytes on a part's content stays on the disk until somebody asks for it. */
const LARGE = 100_000;
/** So much of the body is looked at at once, and the head of a part is no longer than this. */
const WINDOW = 1_000_000;
const LONGEST_HEAD = 16_000;

/** From here to there, in bytes. */
interface Range {
  start: number;
  end: number;
}

/** A file that is a range of another one on the disk: its bytes are read when they are asked for. */
class SpooledFile extends File {
  readonly #of: string;
  readonly #range: Range;

  constructor(of: string, range: Range, { name, type, lastModified }: File) {
    super([], name, { type, lastModified });
    this.#of = of;
    this.#range = range;
  }

  override get size(): number {
    return this.#range.end - this.#range.start;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const handle = await open(this.#of);
    try {
      return (await readRange(handle, this.#range)).buffer;
    } finally {
      await handle.close();
    }
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  override stream(): never {
    throw broken("a spooled file is read whole");
  }

  override slice(): never {
    throw broken("a spooled file is read whole");
  }
}

/**
 * A multipart body that lies in a file, as a form: what is large in it stays there. The platform reads a body without
 * the large contents, so heads, names and faults are what they would be in one that is whole in memory.
 */
export async function spooledForm(path: string, contentType: string, mostParts: number): Promise<FormData> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ""}`);
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const at = await placesOf(handle, delimiter, size, mostParts);
    const left: (Range | null)[] = [];
    // The first delimiter has no line before it.
    const kept: Uint8Array[] = [await readRange(handle, { start: 0, end: Math.max(0, at[0] ?? size) })];
    for (const [i, start] of at.entries()) {
      const whole = { start: Math.max(0, start), end: at[i + 1] ?? size };
      const content = await largeContent(handle, whole);
      left.push(content);
      kept.push(await readRange(handle, { start: whole.start, end: content?.start ?? whole.end }));
    }
    const skeleton = new Response(Buffer.concat(kept), { headers: { "content-type": contentType } });
    const form = await skeleton.formData().catch(() => {
      throw new Refusal("bad_request");
    });
    return await withContents(form, left, path, handle);
  } finally {
    await handle.close();
  }
}

/** A long text is read: whoever asks for it says how long it may be. */
async function withContents(
  given: FormData,
  left: readonly (Range | null)[],
  path: string,
  handle: FileHandle,
): Promise<FormData> {
  const form = new FormData();
  for (const [i, [name, value]] of [...given].entries()) {
    const content = left[i] ?? null;
    if (content === null) form.append(name, value);
    else if (typeof value === "string") form.append(name, new TextDecoder().decode(await readRange(handle, content)));
    else form.append(name, new SpooledFile(path, content, value));
  }
  return form;
}

/** Where the delimiter stands; that of the first line two bytes before it. */
async function placesOf(handle: FileHandle, delimiter: Buffer, size: number, most: number): Promise<number[]> {
  const at: number[] = [];
  const first = await readRange(handle, { start: 0, end: Math.min(size, delimiter.length - 2) });
  if (delimiter.subarray(2).equals(first)) at.push(-2);
  const overlap = delimiter.length - 1;
  for (let from = 0; from < size; from += WINDOW) {
    const window = await readRange(handle, { start: from, end: Math.min(size, from + WINDOW + overlap) });
    for (let found = window.indexOf(delimiter); found >= 0; found = window.indexOf(delimiter, found + 1))
      if (at.push(from + found) > most + 1) throw new Refusal("too_many_files", { limit: most });
  }
  return at;
}

/** The content of a part where it is large; null where it is not, or is written in another way than as it is. */
async function largeContent(handle: FileHandle, { start, end }: Range): Promise<Range | null> {
  if (end - start < LARGE) return null;
  const head = await readRange(handle, { start, end: start + LONGEST_HEAD });
  const length = head.indexOf("\r\n\r\n");
  if (length < 0 || /content-transfer-encoding/i.test(head.toString("latin1", 0, length))) return null;
  return { start: start + length + 4, end };
}

async function readRange(handle: FileHandle, { start, end }: Range): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(new ArrayBuffer(end - start));
  for (let read = 0; read < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, read, bytes.length - read, start + read);
    if (bytesRead === 0) throw new Refusal("bad_request");
    read += bytesRead;
  }
  return bytes;
}
