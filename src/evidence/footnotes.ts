import type { Address } from "../domain/address.ts";
import type { Dossier } from "../domain/dossier.ts";
import { sectionAt, textOf } from "./passages.ts";

/** A mark that sends the reader to the foot of the page: "$520k*", "1,2 M€ (1)". */
const MARK = /^\s?(\*{1,3}|[†‡§¹²³⁴⁵]|\((?:\d|[a-c])\)|\[\d\])/u;

/** The footnote a figure is marked with, as far as the page has one; "" where it has none. */
export function footnoteOf(dossier: Dossier, address: Address, passage: string, figure: string): string {
  const at = passage.indexOf(figure);
  const mark = at < 0 ? undefined : MARK.exec(passage.slice(at + figure.length))?.[1];
  if (mark === undefined) return "";
  const texts = (sectionAt(dossier, address)?.rows ?? []).map(textOf);
  const note = texts.find((text) => text.startsWith(mark) && text.length > mark.length + 3);
  return note === undefined ? "" : note.slice(mark.length).trim();
}
