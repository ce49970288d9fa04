import { TribunalError } from "../../domain/errors.ts";

/** An element. Names are local ("sp" for `p:sp`): prefixes are the writer's choice. */
export interface XmlNode {
  name: string;
  /** Names as written, with prefix, each followed by its value: shorter to make and to search than an object. */
  attributes: readonly string[];
  children: XmlNode[];
  /** The element's own text, without that of its children. */
  text: string;
}

/** No office program nests deeper; a part that does is an attack on whoever walks it. */
const MAX_DEPTH = 250;

/** Most elements have no attributes or no children: they share these, which are never written to. */
const NONE: string[] = [];
const NO_CHILDREN: XmlNode[] = [];

const damaged = (part: string, why: string) =>
  new TribunalError("file_damaged", `The part "${part}" is not well-formed XML: ${why}.`, { part });

/**
 * Reads one XML part, order kept. There are no entities but the five of XML itself and numbered characters, so nothing
 * can expand; document type definitions are refused when the part is read from the archive.
 */
export function parseXml(xml: string, part: string): XmlNode {
  const root: XmlNode = { name: "", attributes: NONE, children: [], text: "" };
  const open: XmlNode[] = [root];
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    const top = open[open.length - 1] as XmlNode;
    if (start !== at) top.text += decode(start < 0 ? xml.slice(at) : xml.slice(at, start));
    if (start < 0) break;
    if (xml.startsWith("<!--", start)) at = after(xml, "-->", start + 4, part);
    else if (xml.startsWith("<![CDATA[", start)) {
      at = after(xml, "]]>", start + 9, part);
      top.text += xml.slice(start + 9, at - 3);
    } else if (xml.startsWith("<?", start)) at = after(xml, "?>", start + 2, part);
    else if (xml.startsWith("<!", start)) throw damaged(part, "a declaration stands where text belongs");
    else if (xml[start + 1] === "/") {
      at = after(xml, ">", start + 2, part);
      if (open.length === 1 || localName(xml.slice(start + 2, at - 1).trim()) !== top.name) {
        throw damaged(part, `</${xml.slice(start + 2, at - 1).slice(0, 40)}> closes nothing`);
      }
      open.pop();
    } else {
      const { node, end, empty } = readTag(xml, start + 1, part);
      if (top.children === NO_CHILDREN) top.children = [node];
      else top.children.push(node);
      if (!empty) open.push(node);
      if (open.length > MAX_DEPTH) throw damaged(part, `it is nested more than ${MAX_DEPTH} deep`);
      at = end;
    }
  }
  const only = root.children[0];
  if (open.length !== 1) throw damaged(part, `<${open[open.length - 1]?.name}> is not closed`);
  if (only === undefined) throw damaged(part, "it holds no element");
  return only;
}

/** The first child of that name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((c) => c.name === name);
}

/** Follows a path of names: `at(shape, "spPr", "xfrm", "off")`. */
export function at(node: XmlNode | undefined, ...names: string[]): XmlNode | undefined {
  let current = node;
  for (const name of names) current = child(current, name);
  return current;
}

export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((c) => c.name === name) ?? [];
}

/** Every element of that name below `node`, in document order. */
export function descendants(node: XmlNode | undefined, name: string, found: XmlNode[] = []): XmlNode[] {
  for (const c of node?.children ?? []) {
    if (c.name === name) found.push(c);
    descendants(c, name, found);
  }
  return found;
}

/** An attribute by its name as usually written ("r:id", "idx"); another prefix for the same name is accepted. */
export function attribute(node: XmlNode | undefined, name: string): string | undefined {
  if (node === undefined) return undefined;
  const list = node.attributes;
  for (let i = 0; i < list.length; i += 2) if (list[i] === name) return list[i + 1];
  if (!name.includes(":")) return undefined;
  const ending = name.slice(name.indexOf(":"));
  for (let i = 0; i < list.length; i += 2) if (list[i]?.endsWith(ending)) return list[i + 1];
  return undefined;
}

/** All attributes, by name as written. */
export function attributesOf(node: XmlNode | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const list = node?.attributes ?? [];
  for (let i = 0; i < list.length; i += 2) found.set(list[i] ?? "", list[i + 1] ?? "");
  return found;
}

/** A numeric attribute; undefined where absent or not a number. */
export function numberAttribute(node: XmlNode | undefined, name: string): number | undefined {
  const value = Number(attribute(node, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** OOXML spells true as "1", "true" or "on", and a flag element without a value is true. */
export function isOn(value: string | undefined, absent: boolean): boolean {
  return value === undefined ? absent : value === "1" || value === "true" || value === "on";
}

function after(xml: string, mark: string, from: number, part: string): number {
  const found = xml.indexOf(mark, from);
  if (found < 0) throw damaged(part, `it ends before "${mark}"`);
  return found + mark.length;
}

const SPACE = 32;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const EQUALS = 61;
const CLOSE = 62;

/** One opening tag, character by character: this is where a large file spends its time. `from` is after the "<". */
function readTag(xml: string, from: number, part: string): { node: XmlNode; end: number; empty: boolean } {
  let at = from;
  const word = () => {
    const start = at;
    for (; at < xml.length; at++) {
      const code = xml.charCodeAt(at);
      if (code <= SPACE || code === EQUALS || code === CLOSE || code === SLASH) break;
    }
    return xml.slice(start, at);
  };
  const name = localName(word());
  let attributes: string[] = NONE;
  while (at < xml.length) {
    const code = xml.charCodeAt(at);
    if (code === CLOSE) {
      const empty = xml.charCodeAt(at - 1) === SLASH;
      return { node: { name, attributes, children: NO_CHILDREN, text: "" }, end: at + 1, empty };
    }
    if (code <= SPACE || code === SLASH || code === EQUALS) {
      at++;
      continue;
    }
    const key = word();
    while (xml.charCodeAt(at) <= SPACE || xml.charCodeAt(at) === EQUALS) at++;
    const quote = xml.charCodeAt(at);
    if (quote !== QUOTE && quote !== APOSTROPHE)
      throw damaged(part, `the attribute "${key.slice(0, 40)}" has no value`);
    const close = xml.indexOf(quote === QUOTE ? '"' : "'", at + 1);
    if (close < 0) throw damaged(part, "a quote is not closed");
    const value = decode(xml.slice(at + 1, close));
    if (attributes === NONE) attributes = [key, value];
    else attributes.push(key, value);
    at = close + 1;
  }
  throw damaged(part, "a tag is not closed");
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
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
