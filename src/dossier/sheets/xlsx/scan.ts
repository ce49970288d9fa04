/** What a scan tells about a piece of XML. Names come without their namespace prefix. */
export interface XmlHandler {
  /** `attributes` is the raw text between the name and the end of the tag: see `attribute`. */
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

/**
 * Goes through XML once, without building a tree. Only what office programs write is understood; entities beyond the
 * five of XML and character numbers were refused before (see `decodeXml`).
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  let at = 0;
  const { length } = xml;
  while (at < length) {
    const tag = xml.indexOf("<", at);
    if (tag < 0) return;
    if (tag > at) handler.text?.(unescapeXml(xml.slice(at, tag)));
    const next = xml.charCodeAt(tag + 1);
    if (next === 33 || next === 63) {
      at = skipSpecial(xml, tag, handler);
      continue;
    }
    const end = tagEnd(xml, tag + 1);
    if (end < 0) return;
    at = end + 1;
    if (next === SLASH) {
      handler.close(localName(xml, tag + 2, end));
      continue;
    }
    const closed = xml.charCodeAt(end - 1) === SLASH;
    const stop = closed ? end - 1 : end;
    let nameEnd = tag + 1;
    while (nameEnd < stop && xml.charCodeAt(nameEnd) > 32) nameEnd++;
    const name = localName(xml, tag + 1, nameEnd);
    handler.open(name, nameEnd === stop ? "" : xml.slice(nameEnd, stop));
    if (closed) handler.close(name);
  }
}

/** The value of an attribute in the raw text of a tag; undefined where it is absent. */
export function attribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes.charCodeAt(at - 1);
    if (at > 0 && before > 32) continue;
    let value = at + name.length;
    while (attributes.charCodeAt(value) <= 32) value++;
    if (attributes[value] !== "=") continue;
    value++;
    while (attributes.charCodeAt(value) <= 32) value++;
    const quote = attributes[value];
    if (quote !== '"' && quote !== "'") continue;
    const end = attributes.indexOf(quote, value + 1);
    return end < 0 ? undefined : unescapeXml(attributes.slice(value + 1, end));
  }
  return undefined;
}

/** An attribute that is true as "1", "true" or "on". */
export function isSet(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}

const ENTITIES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (name[0] !== "#") return ENTITIES.get(name) ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Past a comment, a CDATA section (whose text counts) or a processing instruction. */
function skipSpecial(xml: string, tag: number, handler: XmlHandler): number {
  if (xml.startsWith("<![CDATA[", tag)) {
    const end = xml.indexOf("]]>", tag);
    handler.text?.(xml.slice(tag + 9, end < 0 ? xml.length : end));
    return end < 0 ? xml.length : end + 3;
  }
  const close = xml.startsWith("<!--", tag) ? "-->" : ">";
  const end = xml.indexOf(close, tag);
  return end < 0 ? xml.length : end + close.length;
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
