import { strToU8, zipSync } from "fflate";

/** Parts of an office file by name; text is written as UTF-8. */
export type Parts = Record<string, string | Uint8Array>;

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";

/** Text that is safe inside an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);
}

/** Packs parts in the order given. */
export function packParts(parts: Parts): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
    ),
  );
}

/** A relations part. `type` is the last word of the type's address; `external` targets are addresses. */
export function relationsXml(relations: { id: string; type: string; target: string; external?: boolean }[]): string {
  const lines = relations.map(
    (r) =>
      `<Relationship Id="${r.id}" Type="${RELATION}/${r.type}" Target="${escapeXml(r.target)}"${r.external ? ' TargetMode="External"' : ""}/>`,
  );
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join("")}</Relationships>`;
}

/** The list of content types, for parts whose extension does not say it. */
export function contentTypesXml(types: Record<string, string>): string {
  const overrides = Object.entries(types).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  return (
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    `<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>${overrides.join("")}</Types>`
  );
}
