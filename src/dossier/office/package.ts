import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";
import { openZip } from "../zip.ts";
import { settleAlternates } from "./alternates.ts";
import { attribute, childrenOf, parseXml, type XmlNode } from "./xml.ts";

/** A link from one part of an office file to another, or to the outside (never followed). */
interface Relation {
  /** The last word of the type's address: "slide", "notesSlide", "chart". */
  type: string;
  /** The part's name in the archive, or the outside address. */
  target: string;
  external: boolean;
}

/** An office file (PPTX, DOCX) as parts and the relations between them. */
export interface OfficePackage {
  names: string[];
  has(name: string): boolean;
  /** An XML part, with the alternatives in it settled as Office does. */
  part(name: string): XmlNode;
  /** A part that is not XML, such as a picture. */
  bytes(name: string): Uint8Array;
  /** Relations of a part by id; empty where it has none. */
  relations(name: string): Map<string, Relation>;
  /** The one part this one points to with that type of relation, where it is in the archive. */
  related(name: string, type: string): string | undefined;
}

/** Opens the archive; parts are parsed when first asked for and kept. */
export function openPackage(bytes: Uint8Array, limits: ReadLimits): OfficePackage {
  if (bytes.length > limits.maxFileBytes) {
    throw new TribunalError(
      "file_too_large",
      `This file has ${bytes.length} bytes; the limit is ${limits.maxFileBytes}.`,
      { limit: limits.maxFileBytes, measured: bytes.length },
    );
  }
  const zip = openZip(bytes, limits);
  const parts = new Map<string, XmlNode>();
  const links = new Map<string, Map<string, Relation>>();
  const part = (name: string): XmlNode => {
    const known = parts.get(name);
    if (known !== undefined) return known;
    const xml = zip.readXml(name);
    const parsed = parseXml(xml, name);
    const read = xml.includes("AlternateContent") ? settleAlternates(parsed) : parsed;
    parts.set(name, read);
    return read;
  };
  const relations = (name: string): Map<string, Relation> => {
    const known = links.get(name);
    if (known !== undefined) return known;
    const cut = name.lastIndexOf("/") + 1;
    const file = `${name.slice(0, cut)}_rels/${name.slice(cut)}.rels`;
    const read = zip.has(file) ? readRelations(part(file), name.slice(0, cut)) : new Map<string, Relation>();
    links.set(name, read);
    return read;
  };
  return {
    names: zip.names,
    has: zip.has,
    part,
    bytes: zip.read,
    relations,
    related: (name, type) =>
      [...relations(name).values()].find((r) => r.type === type && !r.external && zip.has(r.target))?.target,
  };
}

/** The part the file is about, after making sure that it is of the expected kind ("presentation", "document"). */
export function mainPart(file: OfficePackage, root: string, usual: string): string {
  const name = file.related("", "officeDocument") ?? (file.has(usual) ? usual : undefined);
  if (name === undefined || !name.endsWith(".xml") || file.part(name).name !== root) {
    throw new TribunalError(
      "wrong_format",
      "This is an archive or another kind of Office file: its content is not what its name says.",
      { expected: usual },
    );
  }
  return name;
}

/** True where the file links to something outside of it that it would show (pictures, data, templates; not hyperlinks). */
export function externalLinks(file: OfficePackage, names: string[]): number {
  let count = 0;
  for (const name of names) {
    for (const relation of file.relations(name).values())
      if (relation.external && relation.type !== "hyperlink") count++;
  }
  return count;
}

function readRelations(root: XmlNode, folder: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  for (const node of childrenOf(root, "Relationship")) {
    const external = attribute(node, "TargetMode") === "External";
    const target = attribute(node, "Target") ?? "";
    found.set(attribute(node, "Id") ?? "", {
      type: (attribute(node, "Type") ?? "").split("/").pop() ?? "",
      target: external ? target : resolvePart(folder, target),
      external,
    });
  }
  return found;
}

function resolvePart(folder: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}
