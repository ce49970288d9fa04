import { fold } from "../../lexicon/fold.ts";
import type { Place } from "../check.ts";
import type { Instrument } from "../equity/instrument.ts";
import type { InstrumentGap, ReadInstrument } from "./read.ts";

/** A term on which a list and the paper itself, or two papers, do not say the same. */
export interface TermConflict {
  term: (typeof COMPARED)[number];
  one: { value: number; place: Place };
  other: { value: number; place: Place };
}

const COMPARED = ["amount", "cap", "floor", "discount", "interest"] as const;

/** Each paper once: what a list and the paper's own text say of one is put together, and what differs is kept apart. */
export function mergePapers(read: readonly ReadInstrument[]): ReadInstrument[] {
  const papers: ReadInstrument[] = [];
  for (const one of read) {
    const at = papers.findIndex((other) => isSame(other, one));
    const known = papers[at];
    if (known === undefined) papers.push(one);
    else papers[at] = together(known, one);
  }
  return papers;
}

const nameOf = ({ instrument: { holder } }: ReadInstrument): string => fold(holder).replace(/[^\p{L}\d]+/gu, "");

/** One table lists a holder's papers line by line: only another document can speak of the same one. */
function isSame(one: ReadInstrument, other: ReadInstrument): boolean {
  if (one.place.document === other.place.document) return false;
  if (one.unnamed !== true && other.unnamed !== true) return nameOf(one) === nameOf(other);
  return one.instrument.amount === other.instrument.amount && one.instrument.amount > 0;
}

function together(one: ReadInstrument, other: ReadInstrument): ReadInstrument {
  const conflicts = COMPARED.flatMap((term): TermConflict[] => {
    const [a, b] = [one.instrument[term] ?? 0, other.instrument[term] ?? 0];
    const said = a > 0 && b > 0 && a !== b;
    return said ? [{ term, one: { value: a, place: one.place }, other: { value: b, place: other.place } }] : [];
  });
  const known = one.gaps.includes("kind") || one.gaps.includes("pre_or_post") ? other : one;
  const said = (from: Instrument) => Object.fromEntries(Object.entries(from).filter(([, value]) => value !== 0));
  const open: InstrumentGap[] = one.gaps.filter((gap) => other.gaps.includes(gap));
  const bears = (other.instrument.interest ?? one.instrument.interest) !== undefined;
  const dated = (other.instrument.issued ?? one.instrument.issued) !== undefined;
  return {
    ...one,
    instrument: {
      ...one.instrument,
      ...said(other.instrument),
      ...said(one.instrument),
      kind: known.instrument.kind,
      holder: one.unnamed === true ? other.instrument.holder : one.instrument.holder,
    },
    currency: one.currency ?? other.currency,
    gaps: [
      ...open.filter((gap) => gap !== "issued"),
      ...(bears && !dated ? (["issued"] as const) : []),
      ...(conflicts.length > 0 && !open.includes("terms") ? (["terms"] as const) : []),
    ],
    conflicts: [...(one.conflicts ?? []), ...conflicts],
  };
}
