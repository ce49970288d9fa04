import type { ReconciledRow } from "../../analysts/reconcile.ts";
import type { Locale } from "../../domain/locale.ts";
import { hasModel } from "../../domain/source-rank.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text } from "./block.ts";

/** The deck against the model in one line: how many figures agree and differ. Null where none stands in both. */
export function comparedSentence({ synthesis, locale }: Review): string | null {
  const count = (status: ReconciledRow["status"]) =>
    (synthesis?.reconciliation ?? []).filter((row) => row.status === status).length;
  const [agree, differ] = [count("agree"), count("differ")];
  return agree + differ === 0 ? null : REPORT_WORDS[locale].compared({ agree, differ });
}

/** The grid as it is read: what both documents give, the widest differences first; then what only one of them gives. */
export function gridOf({ synthesis }: Review): { both: ReconciledRow[]; single: ReconciledRow[] } {
  const rows = synthesis?.reconciliation ?? [];
  const of = (status: ReconciledRow["status"]) => rows.filter((row) => row.status === status);
  const widest = of("differ").toSorted((a, b) => (b.gap ?? 0) - (a.gap ?? 0));
  return { both: [...widest, ...of("agree")], single: [...of("deck_only"), ...of("model_only")] };
}

/** What both documents give, differences first, with a sentence on each; what only one gives is counted. */
export function reconciliationBlocks(review: Review): Block[] {
  const { synthesis, locale } = review;
  const words = REPORT_WORDS[locale];
  if (synthesis === null) return [text(words.notAvailable, "warning")];
  const { both, single } = gridOf(review);
  const compared = comparedSentence(review);
  const alone = single.length === 0 || !hasModel(review.documents) ? [] : [text(`${words.oneSided(single.length)}.`)];
  if (both.length === 0) return [text(uncompared(review)), ...alone];
  return [
    ...(compared === null ? [] : [text(compared)]),
    ...table(
      [
        [words.metric, 0.24],
        [words.period, 0.14],
        [words.deck, 0.24],
        [words.model, 0.24],
        [words.result, 0.14],
      ],
      both.map((row) => [
        row.name,
        periodOf(row, locale),
        sideOf(row.deck, locale),
        sideOf(row.model, locale),
        words.comparison[row.status],
      ]),
    ),
    ...list(differencesIn(both)),
    ...alone,
  ];
}

/** Why no figure of the deck is held against the model: they have none in common, or there is no model. */
export function uncompared({ locale, documents }: Pick<Review, "locale" | "documents">): string {
  const words = REPORT_WORDS[locale];
  return hasModel(documents) ? words.noneCompared : words.noModelFigures;
}

/** A sentence on each figure that differs. */
export const differencesIn = (rows: readonly ReconciledRow[]): string[] =>
  rows.flatMap(({ status, explanation }) => (status === "differ" ? [explanation] : []));

type Dated = Pick<ReconciledRow, "period" | "projected">;

/** "2024", "2025 (planned)", "today"; a plan without a date is of no day. */
export function periodOf({ period, projected }: Dated, locale: Locale): string {
  const words = REPORT_WORDS[locale];
  if (!projected) return period === undefined ? words.today : sayPeriod(period, locale);
  return period === undefined ? words.planned : `${sayPeriod(period, locale)} (${words.planned})`;
}

function sideOf(side: ReconciledRow["deck"], locale: Locale): string {
  if (side === undefined) return "–";
  const words = REPORT_WORDS[locale];
  const others = side.alsoSays.map(({ formatted, reference }) => `${words.alsoSays} ${formatted} (${reference})`);
  return [`${side.formatted} (${side.reference})`, ...others].join("; ");
}
