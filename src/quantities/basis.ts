import type { Basis, Quantity } from "../domain/quantity.ts";
import { withoutGoalsMet } from "../lexicon/plans.ts";

const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

const ACTUAL = word(
  "actuals?|(?<!temps\\s)réel(?:le)?s?|réalisée?s?|realise|realizad[oa]s?|constatée?s?|historiques?|históric[oa]s?|audited|auditée?s?|auditad[oa]s?|(?:19|20)\\d\\d\\s?\\(?A\\)?|(?:(?:FY|[QTHS][1-4][ -])\\s?'?\\d{2})A|(?:19|20)\\d\\d\\s\\(?(?:act|réal|real)\\.?\\)?",
);
const PROJECTED = word(
  "projetée?s?|projetad[oa]s?|projected|projections?|projeção|projeções|prévisionnel(?:le)?s?|previsionnel(?:le)?s?|prévisions?|previst[oa]s?|previsão|previsões|forecast(?:ed|s)?|budget(?:s|é|ée|és|ed)?|orçamento|orçad[oa]s?|BP|business plan|plan d['’]affaires|plano de negócios|estimée?s?|estimates?|estimated|estimad[oa]s?|targets?|goals?|objectives?|objectifs?|metas?|attendue?s?|expected|pro forma|planned|planifiée?s?|planejad[oa]s?|(?:19|20)\\d\\d\\s?\\(?[EFPB]\\)?|(?:(?:FY|[QTHS][1-4][ -])\\s?'?\\d{2})[EFPB]|(?:FY\\s?'?\\d\\d|(?:19|20)\\d\\d)\\s\\(?(?:plan|proj|prév|prev|est|fcst|fct|bud|obj)\\.?\\)?|(?:plan|proj|prév|prev|fcst|fct|bud|obj)\\.?\\s(?:FY\\s?'?\\d\\d|(?:19|20)\\d\\d)",
);
const GROSS = word("gross|brute?s?|brut[oa]s?");
const NET = word("net|nets|nette|nettes|líquid[oa]s?|liquid[oa]s?");
const PRE_MONEY = word("pre-?\\s?money|pré-?\\s?money");
const POST_MONEY = word("post-?\\s?money|pós-?\\s?money|pos-?money");
const PAYING = word("paying|paid|payante?s?|pagantes?|pag[oa]s");
const REGISTERED = word("registered|inscrite?s?|cadastrad[oa]s?|registrad[oa]s?|enregistrée?s?|sign-?ups?|freemium");
const MONTHLY = word(
  "monthly|mensuel(?:le)?s?|mensa(?:l|is)|mensual(?:es)?|al mes|per month|par mois|por mês|ao mês|do mês|no mês|du mois|of the month|mês a mês|mois sur mois|month[- ](?:over|on)[- ]month|MoM|m/m|/\\s?(?:mois|month|mo|mês)",
);
const QUARTERLY = word(
  "quarterly|trimestriel(?:le)?s?|trimestra(?:l|is)|par trimestre|per quarter|por trimestre|quarter[- ](?:over|on)[- ]quarter|QoQ|q/q|t/t",
);
const ANNUAL = word(
  "annual|annualised|annualized|annuel(?:le)?s?|anua(?:l|is)|yearly|par an|per year|por ano|ao ano|annualisée?s?|anualizad[oa]s?|p\\.a\\.|ano a ano|year[- ](?:over|on)[- ]year|YoY|y/y|a/a|/\\s?(?:an|year|yr|ano)",
);
const NOT = /(?<![\p{L}\d])(?:non|not|não|sans|hors|without|sem)[ -]+(?=[^ ]*$)/iu;

/** One look that spares eleven: most words name no definition at all. */
const ANY = new RegExp(
  [ACTUAL, PROJECTED, GROSS, NET, PRE_MONEY, POST_MONEY, PAYING, REGISTERED, MONTHLY, QUARTERLY, ANNUAL]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

const RHYTHMS = { month: "monthly", quarter: "quarterly", year: "annual" } as const;

/** What an amount "a month", "par trimestre", "por ano" says of itself. */
export function rhythmOf({ per }: Quantity): Pick<Basis, "rhythm"> {
  return per === "month" || per === "quarter" || per === "year" ? { rhythm: RHYTHMS[per] } : {};
}

/**
 * The definition a label names, and nothing it does not name: "CA net mensuel (budget)" → net, monthly, projected.
 * Where a label names both sides of a choice ("brut et net", "réel vs budget") that choice stays open, and a denied
 * word ("non audited", "sans budget") does not count.
 */
export function readBasis(label: string): Basis {
  const basis: Basis = {};
  if (!ANY.test(label)) return basis;
  const nature = either(withoutGoalsMet(label), ACTUAL, PROJECTED, "actual", "projected");
  const gross = either(label, GROSS, NET, "gross", "net");
  const money = either(label, PRE_MONEY, POST_MONEY, "pre", "post");
  const customers = either(label, PAYING, REGISTERED, "paying", "registered");
  const monthly = says(label, MONTHLY);
  const quarterly = says(label, QUARTERLY);
  const annual = says(label, ANNUAL);
  if (nature !== null) basis.nature = nature;
  if (gross !== null) basis.gross = gross;
  if (money !== null) basis.money = money;
  if (customers !== null) basis.customers = customers;
  if (Number(monthly) + Number(quarterly) + Number(annual) === 1) {
    basis.rhythm = monthly ? "monthly" : quarterly ? "quarterly" : "annual";
  }
  return basis;
}

function either<A, B>(label: string, first: RegExp, second: RegExp, a: A, b: B): A | B | null {
  const one = says(label, first);
  const other = says(label, second);
  return one === other ? null : one ? a : b;
}

function says(label: string, pattern: RegExp): boolean {
  const match = pattern.exec(label);
  return match !== null && !NOT.test(label.slice(Math.max(0, match.index - 12), match.index));
}

/** True where no definition that both name differs. */
export function compatibleBasis(a: Basis, b: Basis): boolean {
  return (Object.keys(a) as (keyof Basis)[]).every((key) => b[key] === undefined || a[key] === b[key]);
}
