import type { Address } from "../../domain/address.ts";
import type { Section, SourceDocument } from "../../domain/document.ts";
import type { Locale } from "../../domain/locale.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { ReadClaim } from "./claim.ts";
import { keysOf, stemsIn } from "./keys.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { readClaims } from "./read.ts";
import { readSentences } from "./sentences.ts";
import type { Series } from "./series.ts";
import { timeOfPeriod } from "./time-of.ts";

/** A sentence of a document. */
export interface DocumentSentence {
  text: string;
  claims: ReadClaim[];
  stems: ReadonlySet<string>;
  address: Address;
}

/** Sentences of more characters than this are lists or tables that lost their lines. */
const LONGEST_SENTENCE = 1200;

/** The running text of a section: its sentences, and what each says of figures. */
export function proseOf(
  document: SourceDocument,
  section: Section,
  options: QuantityOptions,
  newTable: () => number,
): { sentences: DocumentSentence[]; series: Series[] } {
  const sentences: DocumentSentence[] = [];
  const series: Series[] = [];
  const language =
    document.language === "other" || document.language === null ? undefined : (document.language as Locale);
  for (const { text, addressAt } of paragraphsOf(document, section)) {
    for (const sentence of readSentences(text)) {
      if (sentence.text.length > LONGEST_SENTENCE) continue;
      const address = addressAt(sentence.start);
      const claims = readClaims({ ...sentence, kind: "sentence" }, { language, habit: options.habit });
      sentences.push({ text: sentence.text, claims, stems: stemsIn(sentence.text), address });
      const table = newTable();
      const firm =
        claims.filter(({ quantity }) => quantity !== undefined).length === 1 &&
        new Set(findPeriods(sentence.text).map(({ period }) => period)).size <= 1;
      for (const claim of claims) {
        const one = seriesOf(claim, sentence.text, address, table, firm);
        if (one !== null) series.push(language === undefined ? one : { ...one, language });
      }
    }
  }
  return { sentences, series };
}

function seriesOf(claim: ReadClaim, passage: string, address: Address, table: number, firm: boolean): Series | null {
  const { kind, label, quantity, readings, period, months, base, direction } = claim;
  if (quantity === undefined || readings !== undefined || label === "" || claim.negated) return null;
  return {
    label,
    keys: keysOf(label),
    context: stemsIn(passage),
    near: stemsIn(passage),
    total: new Set(),
    meanings: new Set(),
    passage,
    table,
    kind,
    firm,
    ...(direction === undefined ? {} : { direction }),
    ...(base === undefined ? {} : { base: timeOfPeriod(base, months) }),
    points: [
      {
        quantity,
        scaled: true,
        time: period === undefined ? null : timeOfPeriod(period, months),
        column: new Set(),
        change: false,
        text: quantity.text,
        address,
      },
    ],
  };
}
