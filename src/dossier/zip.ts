import { crc32, inflateRawSync } from "node:zlib";
import { TribunalError } from "../domain/errors.ts";
import type { ReadLimits } from "./reader.ts";
import { type DirectoryEntry, damaged, readDirectory, viewOf, type ZipEntry } from "./zip-directory.ts";

export { isOle } from "./zip-directory.ts";

/** What an archive says about itself; nothing is inflated to learn it. */
export interface ZipDirectory {
  entries: ZipEntry[];
  totalSize: number;
}

/** An archive whose declared sizes are within the limits. Parts are inflated when asked for, never beyond what was declared. */
export interface ZipArchive {
  names: string[];
  has(name: string): boolean;
  /** Throws `file_damaged` where the part is missing or broken. */
  read(name: string): Uint8Array;
  /** The part as text, in the encoding it declares; a part with a document type definition is refused. */
  readXml(name: string): string;
}

const LOCAL_HEADER = 0x04034b50;

/** Reads the archive's directory. Throws for what is not a whole, plain zip. */
export function inspectZip(bytes: Uint8Array): ZipDirectory {
  const entries = readDirectory(bytes);
  return {
    entries: entries.map(({ name, compressedSize, size }) => ({ name, compressedSize, size })),
    totalSize: entries.reduce((sum, entry) => sum + entry.size, 0),
  };
}

/** Opens an archive after checking what it declares: sizes, names, encryption, entries that share bytes. */
export function openZip(bytes: Uint8Array, limits: Pick<ReadLimits, "maxInflatedBytes">): ZipArchive {
  const entries = readDirectory(bytes);
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (declared > limits.maxInflatedBytes) {
    throw new TribunalError(
      "archive_too_large",
      `This archive would take ${declared} bytes when unpacked; the limit is ${limits.maxInflatedBytes}.`,
      { limit: limits.maxInflatedBytes, measured: declared },
    );
  }
  const byName = new Map<string, { entry: DirectoryEntry; start: number }>();
  let previousEnd = 0;
  for (const entry of [...entries].sort((a, b) => a.headerOffset - b.headerOffset)) {
    if (entry.headerOffset < previousEnd) {
      throw damaged("Two parts of this archive share the same bytes, as decompression bombs do.", { part: entry.name });
    }
    const start = dataStart(bytes, entry);
    previousEnd = start + entry.compressedSize;
    if (byName.has(entry.name)) throw damaged("A part occurs twice in this archive.", { part: entry.name });
    byName.set(entry.name, { entry, start });
  }
  const read = (name: string): Uint8Array => {
    const found = byName.get(name);
    if (found === undefined) throw damaged(`The part "${name}" is missing from this file.`, { part: name });
    return inflatePart(bytes.subarray(found.start, found.start + found.entry.compressedSize), found.entry);
  };
  return {
    names: entries.map((entry) => entry.name),
    has: (name) => byName.has(name),
    read,
    readXml: (name) => decodeXml(read(name), name),
  };
}

/** XML bytes as text. Refuses document type definitions: they can grow without bound or point elsewhere. */
function decodeXml(bytes: Uint8Array, part: string): string {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const utf16be = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c);
  const text = new TextDecoder(utf16 ? "utf-16le" : utf16be ? "utf-16be" : "utf-8").decode(bytes);
  if (text.includes("<!DOCTYPE") || text.includes("<!ENTITY")) {
    throw damaged(
      `The part "${part}" contains a document type definition, which office files never need and attacks use.`,
      { part },
    );
  }
  return text;
}

function inflatePart(data: Uint8Array, entry: DirectoryEntry): Uint8Array {
  let content: Uint8Array;
  if (entry.method === 0) content = data;
  else {
    try {
      content = inflateRawSync(data, { maxOutputLength: Math.max(1, entry.size) });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
        throw new TribunalError(
          "archive_too_large",
          `The part "${entry.name}" unpacks to more than the ${entry.size} bytes the archive declares.`,
          { part: entry.name, limit: entry.size },
          cause,
        );
      }
      throw damaged(`The part "${entry.name}" cannot be unpacked.`, { part: entry.name }, cause);
    }
  }
  if (content.length !== entry.size || crc32(content) !== entry.crc) {
    throw damaged(`The part "${entry.name}" is not what the archive declares.`, { part: entry.name });
  }
  return content;
}

function dataStart(bytes: Uint8Array, entry: DirectoryEntry): number {
  const view = viewOf(bytes);
  const at = entry.headerOffset;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL_HEADER) {
    throw damaged(`The part "${entry.name}" is not where the archive says.`, { part: entry.name });
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + entry.compressedSize > bytes.length) {
    throw damaged(`The file ends in the middle of the part "${entry.name}".`, { part: entry.name });
  }
  return start;
}
