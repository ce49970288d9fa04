import { TribunalError } from "../domain/errors.ts";

/** One file of an archive, as the archive's directory declares it. */
export interface ZipEntry {
  /** With forward slashes and no leading slash. */
  name: string;
  compressedSize: number;
  size: number;
}

/** An entry with what is needed to unpack it. */
export interface DirectoryEntry extends ZipEntry {
  method: number;
  flags: number;
  crc: number;
  headerOffset: number;
}

const DIRECTORY_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const MAX_ENTRIES = 50_000;
const MADE_ON_UNIX = 3;
const FILE_KIND = 0o170000;
const LINK = 0o120000;

export const damaged = (message: string, detail: Record<string, string | number> = {}, cause?: unknown) =>
  new TribunalError("file_damaged", message, detail, cause);

/** The files an archive lists, in its order. Refuses names that point outside, passwords, and what is no whole zip. */
export function readDirectory(bytes: Uint8Array): DirectoryEntry[] {
  refuseOtherFormats(bytes);
  const view = viewOf(bytes);
  const { count, size, start } = locateDirectory(view);
  if (count > MAX_ENTRIES) {
    throw new TribunalError("too_many_parts", `This archive holds ${count} parts; the limit is ${MAX_ENTRIES}.`, {
      limit: MAX_ENTRIES,
      measured: count,
    });
  }
  const entries: DirectoryEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || at + 46 > start + size || view.getUint32(at, true) !== DIRECTORY_HEADER) {
      throw damaged("The archive's directory is cut or damaged.");
    }
    const entry = readEntry(bytes, view, at);
    if (!entry.name.endsWith("/")) entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): DirectoryEntry {
  const nameLength = view.getUint16(at + 28, true);
  const name = new TextDecoder()
    .decode(bytes.subarray(at + 46, at + 46 + nameLength))
    .replaceAll("\\", "/")
    .replace(/^\/+/, "");
  const entry: DirectoryEntry = {
    name,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    compressedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    headerOffset: view.getUint32(at + 42, true),
  };
  applyZip64(entry, view, at + 46 + nameLength, view.getUint16(at + 30, true));
  if ((entry.flags & 1) !== 0) {
    throw new TribunalError("file_encrypted", "This file is protected by a password. Save it without one.", {
      part: name,
    });
  }
  if (view.getUint8(at + 5) === MADE_ON_UNIX && ((view.getUint32(at + 38, true) >>> 16) & FILE_KIND) === LINK) {
    throw damaged("A part of this archive is a link to something outside of it.", { part: name });
  }
  if (name.split("/").includes("..") || name.includes("\0") || /^[a-z]:/i.test(name)) {
    throw damaged("A part of this archive has a name that points outside of it.", { part: name });
  }
  if (entry.method !== 0 && entry.method !== 8) {
    throw damaged(`The part "${name}" is packed in a way office programs do not use.`, { part: name });
  }
  if (entry.method === 0 && entry.size !== entry.compressedSize) {
    throw damaged(`The sizes of the part "${name}" do not agree.`, { part: name });
  }
  return entry;
}

function applyZip64(entry: DirectoryEntry, view: DataView, start: number, length: number): void {
  const end = Math.min(start + length, view.byteLength);
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let field = at + 4;
    for (const key of ["size", "compressedSize", "headerOffset"] as const) {
      if (entry[key] !== 0xffffffff || field + 8 > end) continue;
      entry[key] = Number(view.getBigUint64(field, true));
      field += 8;
    }
  }
}

function locateDirectory(view: DataView): { count: number; size: number; start: number } {
  const last = view.byteLength - 22;
  let end = last;
  while (end >= 0 && end >= last - 0xffff && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) {
    throw damaged("The end of this file is missing. It was probably cut while being copied or downloaded.");
  }
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count !== 0xffff && size !== 0xffffffff && start !== 0xffffffff) return { count, size, start };
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) return { count, size, start };
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + 56 > view.byteLength || view.getUint32(at, true) !== END_OF_DIRECTORY_64) {
    throw damaged("The archive's directory is cut or damaged.");
  }
  return {
    count: Number(view.getBigUint64(at + 32, true)),
    size: Number(view.getBigUint64(at + 40, true)),
    start: Number(view.getBigUint64(at + 48, true)),
  };
}

function refuseOtherFormats(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new TribunalError("file_empty", "This file is empty (zero bytes).");
  if (isOle(bytes)) {
    if (
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from("EncryptedPackage", "utf16le"))
    ) {
      throw new TribunalError("file_encrypted", "This file is protected by a password. Save it without one.");
    }
    throw new TribunalError("wrong_format", "This is an older binary Office file, not what its name says.");
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    throw new TribunalError("wrong_format", "This is not an Office file: its content is not what its name says.");
  }
}

/** The container of .xls, .ppt, .doc and of password-protected Office files. */
export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 8 && bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
