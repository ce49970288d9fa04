import { diffWordsWithSpace } from "diff";
import { html, type Markup, type Printable } from "../markup.ts";

/** Longer passages are not compared word by word: it would take too long. */
const MOST = 6_000;
/** Fewer letters kept between two changes belong to the change: a lone "de" would only confuse. */
const ISLAND = 4;
/** A text this short that does not open the new one was replaced, even if the new one mentions it. */
const SHORT = 16;

/** What a screen reader says before a changed part. */
interface DiffWords {
  before: string;
  after: string;
  removed: string;
  added: string;
}

interface Part {
  kind: "kept" | "removed" | "added";
  text: string;
}

/**
 * What was there and what is there now: removed and added words are marked by signs and a line, not by colour alone.
 * The two stand under each other, so that both can be read as they were and are.
 */
export function wordDiff(before: string, after: string, words: DiffWords): Markup {
  const parts = compare(before, after);
  const line = (label: string, without: Part["kind"]) =>
    html`<p><strong>${label}</strong> ${parts.filter(({ kind }) => kind !== without).map((part) => show(part, words))}</p>`;
  return html`<div class="diff">${line(words.before, "added")}${line(words.after, "removed")}</div>`;
}

function compare(before: string, after: string): Part[] {
  const replaced: Part[] = [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  if (before.length + after.length > MOST) return replaced;
  const parts = diffWordsWithSpace(before, after).map(
    ({ value, added, removed }): Part => ({ kind: added ? "added" : removed ? "removed" : "kept", text: value }),
  );
  const kept = parts.reduce((sum, { kind, text }) => sum + (kind === "kept" ? letters(text) : 0), 0);
  const short = letters(before) < SHORT && !after.startsWith(before);
  if (short || kept * 2 < letters(before)) return replaced;
  return parts.flatMap((part, i): Part[] => {
    const island = part.kind === "kept" && i > 0 && i < parts.length - 1 && letters(part.text) < ISLAND;
    return island
      ? [
          { kind: "removed", text: part.text },
          { kind: "added", text: part.text },
        ]
      : [part];
  });
}

function letters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, "").length;
}

function show({ kind, text }: Part, words: DiffWords): Printable {
  if (kind === "kept") return text;
  const [tag, open, close, said] =
    kind === "removed" ? ([DEL, "[−", "−]", words.removed] as const) : ([INS, "[+", "+]", words.added] as const);
  return tag(
    html`<span class="sign" aria-hidden="true">${open}</span><span class="heard">${said} </span>${text}<span class="sign" aria-hidden="true">${close}</span>`,
  );
}

const DEL = (inner: Markup) => html`<del>${inner}</del>`;
const INS = (inner: Markup) => html`<ins>${inner}</ins>`;
