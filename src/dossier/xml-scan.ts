import { TribunalError } from "../domain/errors.ts";

/** What a scan tells about a piece of XML. Names come without their namespace prefix: it is the writer's choice. */
export interface XmlHandler {
  /** `attributes` is the raw text between the name and the end of the tag: see `attributeIn` and `attributesIn`. */
  open(name: string, attributes: string): void;
  /** Also called for tags that close themselves. */
  close(name: string): void;
  text?(text: string): void;
}

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const QUOTE = 34;
const APOSTROPHE = 39;

/** The part is named where it is known. */
export const damagedXml = (why: string, part?: string): TribunalError =>
  part === undefined
    ? new TribunalError("file_damaged", `A part of the file is not well-formed XML: ${why}.`)
    : new TribunalError("file_damaged", `The part "${part}" is not well-formed XML: ${why}.`, { part });

/**
 * Goes through XML once, without building a tree; what is cut or no XML is refused. There are no entities but the five
 * of XML itself and numbered characters, so nothing can expand; document type definitions are refused when the part is
 * read from the archive.
 */
export function scanXml(xml: string, handler: XmlHandler, part?: string): void {
  let at = 0;
  let depth = 0;
  while (at < xml.length) {
    const tag = xml.indexOf("<", at);
    if (tag !== at) handler.text?.(decode(tag < 0 ? xml.slice(at) : xml.slice(at, tag)));
    if (tag < 0) break;
    const next = xml.charCodeAt(tag + 1);
    if (next === 33 || next === 63) {
      at = skipSpecial(xml, tag, handler, part);
      continue;
    }
    const end = tagEnd(xml, tag + 1);
    if (end < 0) throw damagedXml("a tag is not closed", part);
    at = end + 1;
    if (next === SLASH) {
      const name = localName(xml, tag + 2, end);
      if (--depth < 0) throw damagedXml(`</${name.slice(0, 40)}> closes nothing`, part);
      handler.close(name);
      continue;
    }
    const closed = xml.charCodeAt(end - 1) === SLASH;
    const stop = closed ? end - 1 : end;
    let nameEnd = tag + 1;
    while (nameEnd < stop && xml.charCodeAt(nameEnd) > 32) nameEnd++;
    const name = localName(xml, tag + 1, nameEnd);
    handler.open(name, nameEnd === stop ? "" : xml.slice(nameEnd, stop));
    if (closed) handler.close(name);
    else depth++;
  }
  if (depth > 0) throw damagedXml("it ends before its last element is closed", part);
}

/** The value of an attribute in the raw text of a tag; undefined where it is absent. */
export function attributeIn(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes.charCodeAt(at - 1);
    if (at > 0 && before > 32) continue;
    const value = valueAt(attributes, at + name.length);
    if (value !== null) return decode(attributes.slice(value.start, value.end));
  }
  return undefined;
}

/** All attributes in the raw text of a tag: names as written, each followed by its value. */
export function attributesIn(attributes: string, part?: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < attributes.length; ) {
    if (attributes.charCodeAt(at) <= 32) {
      at++;
      continue;
    }
    const start = at;
    while (at < attributes.length && attributes.charCodeAt(at) > 32 && attributes[at] !== "=") at++;
    const name = attributes.slice(start, at);
    const value = valueAt(attributes, at);
    if (value === null) throw damagedXml(`the attribute "${name.slice(0, 40)}" has no value`, part);
    found.push(name, decode(attributes.slice(value.start, value.end)));
    at = value.end + 1;
  }
  return found;
}

/** Where the value stands whose name ended here; null where there is none. */
function valueAt(attributes: string, nameEnd: number): { start: number; end: number } | null {
  const past = (from: number) => {
    let at = from;
    while (attributes.charCodeAt(at) <= 32) at++;
    return at;
  };
  const equals = past(nameEnd);
  if (attributes[equals] !== "=") return null;
  const start = past(equals + 1);
  const quote = attributes[start];
  if (quote !== '"' && quote !== "'") return null;
  const end = attributes.indexOf(quote, start + 1);
  return end < 0 ? null : { start: start + 1, end };
}

/** OOXML spells true as "1", "true" or "on", and a flag element without a value is true. */
export function isOn(value: string | undefined, absent: boolean): boolean {
  return value === undefined ? absent : value === "1" || value === "true" || value === "on";
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Past a comment, a CDATA section (whose text counts) or a processing instruction. */
function skipSpecial(xml: string, tag: number, handler: XmlHandler, part: string | undefined): number {
  const past = (mark: string, from: number) => {
    const found = xml.indexOf(mark, from);
    if (found < 0) throw damagedXml(`it ends before "${mark}"`, part);
    return found + mark.length;
  };
  if (xml.startsWith("<!--", tag)) return past("-->", tag + 4);
  if (xml.startsWith("<?", tag)) return past("?>", tag + 2);
  if (!xml.startsWith("<![CDATA[", tag)) throw damagedXml("a declaration stands where text belongs", part);
  const end = past("]]>", tag + 9);
  handler.text?.(xml.slice(tag + 9, end - 3));
  return end;
}

/** A ">" inside quotes does not end a tag. */
function tagEnd(xml: string, start: number): number {
  let quote = 0;
  for (let at = start; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) return at;
    else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === LESS) return -1;
  }
  return -1;
}

function localName(xml: string, start: number, end: number): string {
  const name = xml.slice(start, end);
  const colon = name.indexOf(":");
  return (colon < 0 ? name : name.slice(colon + 1)).trimEnd();
}
