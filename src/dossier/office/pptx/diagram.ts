import type { Box, Row } from "../../../domain/document.ts";
import { addAll } from "../../../domain/many.ts";
import { attribute, child, childrenOf, numberAttribute, type XmlNode } from "../xml.ts";
import { plainText } from "./text.ts";

/** The texts of a SmartArt drawing, parents before children, in the order they are shown. */
export function readDiagram(model: XmlNode, box: Box | undefined): Row[] {
  const points = new Map<string, XmlNode>();
  for (const point of childrenOf(child(model, "ptLst"), "pt")) points.set(attribute(point, "modelId") ?? "", point);
  const below = new Map<string, { to: string; order: number }[]>();
  for (const link of childrenOf(child(model, "cxnLst"), "cxn")) {
    if ((attribute(link, "type") ?? "parOf") !== "parOf") continue;
    const from = attribute(link, "srcId") ?? "";
    const list = below.get(from) ?? [];
    list.push({ to: attribute(link, "destId") ?? "", order: numberAttribute(link, "srcOrd") ?? list.length });
    below.set(from, list);
  }
  const root = [...points].find(([, point]) => attribute(point, "type") === "doc")?.[0];
  const seen = new Set<string>();
  const ordered: string[] = [];
  const waiting = root === undefined ? [] : [root];
  while (waiting.length > 0) {
    const id = waiting.pop() as string;
    if (seen.has(id)) continue;
    seen.add(id);
    ordered.push(id);
    const next = (below.get(id) ?? []).sort((a, b) => b.order - a.order);
    addAll(
      waiting,
      next.map((link) => link.to),
    );
  }
  for (const id of points.keys()) if (!seen.has(id)) ordered.push(id);
  const rows: Row[] = [];
  for (const id of ordered) {
    const point = points.get(id);
    const type = attribute(point, "type") ?? "node";
    if (type !== "node" && type !== "asst") continue;
    const text = plainText(child(point, "t"));
    if (text !== "") rows.push({ cells: [box === undefined ? { text } : { text, box }] });
  }
  return rows;
}
