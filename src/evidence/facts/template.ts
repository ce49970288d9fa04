import type { SourceDocument } from "../../domain/document.ts";

/** Words that stand where a company's own should: "[Your Company Name]", "$X B", "Lorem ipsum". */
const HOLES = [
  /\[(?:your|votre|nome? d[aeo]|seu|sua|tu) [^\]]{2,40}\]/iu,
  /\[(?:company|startup|product|entreprise|empresa|produit|produto)(?: name)?\]/iu,
  /[$€£][XYZ](?:\b|[■\s]?[BMK]\b)/u,
  /[$€£]\d*[■□█▒]+[BMKk%]?|(?<!\p{L})X{2,}\s?%/u,
  /\blorem ipsum\b/iu,
  /\breplace (?:the |these |all )?placeholders?\b|\binsert (?:your|text|logo)\b|\bcustomi[sz]e (?:each|this) slide\b/iu,
  /\bdescribe (?:the|your) (?:pain|problem|product|solution)\b/iu,
  /\byou@(?:company|example)\.com\b|\byour(?:name|email)@/iu,
  /\b20XX\b/u,
  /\btagline that\b/iu,
];

/** How many kinds of such words make a document a template; a deck with one name left open is a deck. */
const ENOUGH = 3;

/** The words that show that a document is a template; none for a company's own. */
export function templateSigns({ sections }: SourceDocument): string[] {
  const found: string[] = [];
  const lines = sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  for (const hole of HOLES) {
    const line = lines.find((text) => hole.test(text));
    if (line !== undefined) found.push(hole.exec(line)?.[0] ?? line);
  }
  return found.length >= ENOUGH ? found : [];
}
