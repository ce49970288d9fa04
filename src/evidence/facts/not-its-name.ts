import type { MetricWords } from "../../lexicon/metric-words.ts";
import { type PageRole, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { isOfNow } from "../../lexicon/plans.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Claim } from "./claim.ts";

/** "Venues (sales calls, events)", "NPS (early users)": a list in brackets, and what follows a name that is known, explains it. */
export function withoutAside(words: string): string {
  const bare = words.replace(/\([^()]*\)/gu, " ");
  if (bare !== words && matchTopic(bare.trim()) !== null) return bare;
  return words.replace(/\(([^()]*)\)/gu, (aside, inside: string) => (inside.includes(",") ? " " : aside));
}

/** "Hardware (margin: 40 %): sensor", "of surplus (margin 98 %)": what stands in brackets with a figure of its own names that one. */
export function withoutOtherFigures(label: string): string {
  return label.replace(OTHER_FIGURE, " ");
}
const OTHER_FIGURE = /\([^()]*(?:\d\s?[%x×](?!\p{L})|\p{Sc}\s?\d|\d\s?\p{Sc})[^()]*\)/gu;

/** "Result of year 1: −9 800 000 (initial investment)": behind a figure that has its name brackets tell more, they do not name it. */
export function namesOf({ how, text, figure, labels }: Claim): string[] {
  const [first = ""] = labels;
  const aside = how === "text" ? /^\s*(\([^()]*\)?)/u.exec(text.slice(figure.end))?.[1] : undefined;
  const led = text.slice(0, figure.start).includes(first) && /\p{L}{3}/u.test(first) && !isOnlyWhen(first);
  return (aside !== undefined && led ? labels.filter((label) => !aside.includes(label)) : labels).map(
    withoutOtherFigures,
  );
}

/** "Q3 2024", "Today": a time names nothing. */
function isOnlyWhen(label: string): boolean {
  return (
    isOfNow(label) ||
    findPeriods(label).some(({ text }) => !/\p{L}{3}/u.test(label.replace(text, ""))) ||
    /^\P{L}*(?:total|target|goal|cible|objectif|meta|objetivo)\P{L}*$/iu.test(label)
  );
}

/** The word of a rule stands near the figure and is not what it measures. */
export function isOfAnother({ topic, words }: MetricWords, claim: Claim, roles: readonly PageRole[]): boolean {
  if (topic === "take_rate") return !isOfTheFee(claim, words);
  // "3.5 million vehicle sales" are counted, not earned.
  if (topic === "revenue")
    return (
      "unit" in claim.figure &&
      claim.figure.unit === "number" &&
      claim.how === "text" &&
      !/revenue|turnover|chiffre|receita|ingres|factur|\bCA\b/iu.test(claim.sentence)
    );
  // "Growth: 0.8 % per transaction" among prices is a plan called so.
  if (topic === "revenue_growth")
    return (
      (roles.includes("pricing") || claim.headings.some(saysHowWeEarn)) &&
      !/revenue|MoM|YoY|m\/m/iu.test(claim.sentence)
    );
  // "Margin" in a table of EBITDA.
  if (topic === "gross_margin" && /(?<!\p{L})(?:co[ûu]ts?|costs?|custos?)(?!\p{L})/iu.test(claim.sentence)) return true;
  // "EBITDA: $26M (15.5 % margin)".
  if (topic === "gross_margin" && claim.how === "text" && OTHER_PROFIT.test(claim.before)) return true;
  if (topic === "gross_margin") return /ebitda|\bnet\b|nette|l[íi]quida|operating/iu.test(claim.headings[0] ?? "");
  return false;
}

const OTHER_PROFIT =
  /(?<!\p{L})(?:surplus|exc[ée]dent|super[áa]vit|ebitda|ebit|net (?:income|profit)|operating (?:income|profit)|r[ée]sultat net|lucro l[íi]quido|resultado neto)(?!\p{L})[^()]*\([^()]*$/iu;

/** "2 % commission", "fee: 2 %"; not "10 % more guests at the same entrance fee", nor "30 % of transactions are in cash". */
function isOfTheFee({ how, text, figure, labels }: Claim, words: RegExp): boolean {
  if (how !== "text") return !/^from\s/iu.test(labels[0] ?? "");
  if (labels.every((label) => !words.test(label)))
    return !labels.some((label) => /^(?:of|from|des?|du|dos|das|d['’])\s/iu.test(label));
  const [before, after] = [text.slice(0, figure.start), text.slice(figure.end)];
  const near = /^[^\p{L}]*(?:[\p{L}-]+[\s/]){0,3}[\p{L}-]+(?: rate| charge| transaction)?/u.exec(after)?.[0] ?? "";
  return words.test(near) || words.test(/[^.;,]{0,40}$/u.exec(before)?.[0] ?? "") || PER_SALE.test(after);
}
const PER_SALE =
  /^\W*(?:per|par|por|on|of|sur|de|em) (?:(?:each|every|chaque|cada|the|all) )?(?:\p{L}+ )?(?:sale|transaction|booking|order|trade|payment|vente|r[ée]servation|commande|venda|pedido|transa[çc]|reserva)/iu;
