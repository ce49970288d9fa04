import type { Address } from "../domain/address.ts";
import type { Section } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";

/** A mark that sends the reader to the foot of the page: "$520k*", "1,2 M€ (1)". */
const MARK = /^\s?(\*{1,3}|[†‡§¹²³⁴⁵]|\((?:\d|[a-c])\)|\[\d\])/u;

/** The footnote a figure is marked with, as far as the page has one; "" where it has none. */
export function footnoteOf(dossier: Dossier, address: Address, passage: string, figure: string): string {
  const at = passage.indexOf(figure);
  const mark = at < 0 ? undefined : MARK.exec(passage.slice(at + figure.length))?.[1];
  if (mark === undefined) return "";
  const section = sectionAt(dossier, address);
  for (const { cells } of section?.rows ?? []) {
    const text = cells
      .map((cell) => cell.text)
      .join(" ")
      .trim();
    if (text.startsWith(mark) && text.length > mark.length + 3) return text.slice(mark.length).trim();
  }
  return "";
}

/** The page, slide or sheet an address lies on. */
export function sectionAt(dossier: Dossier, address: Address): Section | undefined {
  const sections = dossier.documents.find(({ id }) => id === address.document)?.sections ?? [];
  if (address.kind === "cell") return sections.find(({ name }) => name === address.sheet);
  if (address.kind === "page" || address.kind === "slide")
    return sections.find(({ number }) => number === address.page);
  return sections[0];
}
