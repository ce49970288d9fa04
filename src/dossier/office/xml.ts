import { isRefusal } from "../../domain/errors.ts";
import { attributesIn, damagedXml, scanXml } from "../xml-scan.ts";

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

/** Reads one XML part as a tree, order kept. */
export function parseXml(xml: string, part: string): XmlNode {
  const root = emptyRoot();
  parseInto(root, xml, part);
  const [only] = root.children;
  if (only === undefined) throw damagedXml("it holds no element", part);
  return only;
}

/** The same of XML that may be cut: what was opened before it ends. */
export function parseCut(xml: string, part: string): XmlNode {
  const root = emptyRoot();
  try {
    parseInto(root, xml, part);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return root;
}

const emptyRoot = (): XmlNode => ({ name: "", attributes: NONE, children: [], text: "" });

function parseInto(root: XmlNode, xml: string, part: string): void {
  const open: XmlNode[] = [root];
  let top = root;
  scanXml(
    xml,
    {
      open(name, raw) {
        const attributes = raw === "" ? NONE : attributesIn(raw, part);
        const node: XmlNode = { name, attributes, children: NO_CHILDREN, text: "" };
        if (top.children === NO_CHILDREN) top.children = [node];
        else top.children.push(node);
        open.push(node);
        top = node;
        if (open.length > MAX_DEPTH) throw damagedXml(`it is nested more than ${MAX_DEPTH} deep`, part);
      },
      close(name) {
        if (name !== top.name) throw damagedXml(`</${name.slice(0, 40)}> closes nothing`, part);
        open.pop();
        top = open[open.length - 1] as XmlNode;
      },
      text(text) {
        top.text += text;
      },
    },
    part,
  );
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
