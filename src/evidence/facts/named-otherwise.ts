import type { Quantity } from "../../domain/quantity.ts";
import { GROWTH_OF_COUNTRY, METRIC_WORDS, OF_COUNTRY, OUR_GROWTH, PAID_AWAY } from "../../lexicon/metric-words.ts";
import { speaksOfUs } from "../../lexicon/others.ts";
import type { PageRole } from "../../lexicon/page-roles.ts";
import { isOneCase } from "../../lexicon/plans.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning/meaning.ts";

/** "Module | Price": a column of prices, whatever its lines are called ("Sales | 349"). */
export function isPriced({ how, headers }: Claim, quantity: Quantity): boolean {
  return how === "row" && quantity.unit === "money" && quantity.value > 0 && PRICE_COLUMN.test(headers[0] ?? "");
}
const PRICE_COLUMN =
  /^(?:monthly |unit |our )?(?:prices?|pricing|prix|tarifs?|pre[çc]os?|precios?)(?: ?[/(].*| (?:HT|TTC|mensuel|mensal|mensual|unitaire|unit[áa]rio|de vente|de venda|per month))?$/iu;

/** "5x ARR = $2.8M", "Estimated worth (4–5x ARR): $5M": what a multiple of sales comes to is what the company would be worth. */
export function isMultipleOf({ how, text, figure }: Claim, quantity: Quantity): boolean {
  return how === "text" && quantity.unit === "money" && TIMES_SALES.test(text.slice(0, figure.start));
}
const TIMES_SALES =
  /\d\s?[x×]\s?(?:the |l['’]|le |la |o |a )?(?:forward |annual )?(?:ARR|MRR|EBITDA|revenues?|sales|turnover|CA|chiffre d['’]affaires|receitas?|faturamento|ingresos|ventas)\)?\s?[:=→]\s*[~≈]?\s?$/iu;

/** "Agencies | 12k" under "TAM": a small number without a currency counts heads; "1 %" is a share of it. */
export function isHeads({ topic, quantity }: Meaning): boolean {
  return /^[ts][ao]m$/.test(topic ?? "") && quantity.currency === undefined && Math.abs(quantity.value) < 1e6;
}

/** "Qualified pipeline: 1.8 M€ of ARR": what may be signed one day is not earned, whatever it would be then. */
export function isOnlyHopedFor({ how, before, text, figure }: Claim, { topic, quantity }: Meaning): boolean {
  if (how !== "text" || quantity.unit !== "money" || !EARNED.has(topic ?? "")) return false;
  return (
    /(?<!\p{L})(?:pipeline|funil|funnel)(?!\p{L})[^.;\d]*$/iu.test(before) || IN_PIPELINE.test(text.slice(figure.end))
  );
}
const EARNED = new Set(["arr", "mrr", "revenue", "recurring_revenue", "bookings"]);
const IN_PIPELINE =
  /^[^.;\d]{0,30}(?<!\p{L})(?:in (?:the |our )?pipeline|(?:dans le|en) pipeline|(?:no|em) (?:pipeline|funil))(?!\p{L})/iu;

/** "Tech lead | 8 000 €" under "Monthly salary": what one of them gets is not what all cost. */
export function isOneSalary({ how, labels }: Claim, { topic, label }: Meaning): boolean {
  return (
    topic === "payroll" &&
    how === "row" &&
    label !== labels[0] &&
    /^(?:salaire|sal[áa]rio|salary|salario)\b/iu.test(label)
  );
}

/** "Hosting | 600 €" under "Monthly cost", "Pro | 3.5 M€" under "Revenue": a line of a table whose whole stands under it. */
export function isOfAPart({ how, labels: [row = ""], headers }: Claim, { topic }: Meaning): boolean {
  if (how !== "row" || headers.length === 0 || topic === null || !SUMMED.has(topic)) return false;
  if (!/\p{L}{2}/u.test(row) || findPeriods(row).length > 0 || isOneCase(row) || OF_A_WHOLE.test(row)) return false;
  return (
    matchTopic(row)?.topic.id !== topic && !METRIC_WORDS.some((rule) => rule.topic === topic && rule.words.test(row))
  );
}
const SUMMED = new Set(["total_costs", "operating_expenses", "revenue", "cogs", "gross_profit"]);
const OF_A_WHOLE =
  /(?<!\p{L})(?:totale?|totaux|totais|totales|sum|somme|soma|overall|ensemble|global|company|entreprise|empresa|base|phase|fase|[ée]tape|etapa|stage|now|today|aujourd['’]hui|hoje|hoy|actuel\p{L}*|atual|current|launch|lancement|lan[çc]amento|average|moyenne|m[ée]dia)(?!\p{L})|^\P{L}*(?:[YMQTA]\d|an\s?\d)/iu;

/** "Margin: 6 %" beside a profit, "Margin: $119 a sale": of which of its margins, or of how many sales, nobody says. */
export function isBareMargin(
  { labels, sentence, headers, headings }: Claim,
  { topic, quantity, label }: Meaning,
): boolean {
  const amount = topic === "gross_profit";
  if (!amount && (topic !== "gross_margin" || quantity.value >= LEAST_OF_SOFTWARE)) return false;
  if (!BARE_MARGIN.test(label || (labels[0] ?? ""))) return false;
  return ![sentence, ...headers, ...headings.slice(0, 2)].some((words) => /brut|gross/iu.test(words));
}
const BARE_MARGIN = /^\P{L}*(?:marges?|margin|margins|margem|margens|m[áa]rgen(?:es)?)\P{L}*$/iu;
/** A net margin is seldom as high. */
const LEAST_OF_SOFTWARE = 50;

/** "−40 % churn", "60 % increase in retention", "Réduction du churn : 40 %": how much a rate moves. */
export function isChangeOfRate({ text, figure }: Claim, { topic, label }: Meaning): boolean {
  if (!RATES.has(topic ?? "")) return false;
  if (/^[+−-]/u.test(figure.text) || /(?:^|\s)[+−-]$/u.test(text.slice(0, figure.start))) return true;
  return CHANGED.test(text.slice(figure.end)) || CHANGED.test(label);
}
const CHANGED =
  /^\s?(?:de |d['’]|of |in )?(?:increase|decrease|reduction|reduced?|improve\p{L}*|more|less|fewer|higher|lower|better|augment\p{L}+|r[ée]du\p{L}+|hausse|baisse|am[ée]lior\p{L}+|gain|plus|moins|aument\p{L}+|redu[çcz]\p{L}+|queda|melhor\p{L}+|mais|menos|reducci[óo]n|mejora)(?!\p{L})/iu;

/** "Volume mensuel par marchand : 15 M", "Costs: 110 €/month / user": what one of them has is not what all have. */
export function isOfEach({ how, text, figure }: Claim, { topic, label, byName }: Meaning): boolean {
  if (!OF_ALL.has(topic ?? "")) return false;
  if ((!byName && OF_ONE.test(label)) || OF_ONE.test(figure.text)) return true;
  return how === "text" && FOR_ONE.test(text.slice(figure.end));
}
const OF_ALL = new Set(
  "revenue mrr arr gmv recurring_revenue users customers mau orders headcount ebitda net_income total_costs".split(" "),
);
const TIMES =
  "mo(?:nth|is)?(?!\\p{L})|y(?:ea)?r|annum|quarter|day|week|hour|an(?:n[ée]e)?(?!\\p{L})|anos?(?!\\p{L})|m[êe]s|trimestre|jour|dia|sem(?:aine|ana)|hora|heure|[mahj](?!\\p{L})";
const OF_ONE = new RegExp(`(?:(?<!\\p{L})(?:per|par|por)\\s|\\/\\s?)(?!${TIMES})\\p{L}{3}`, "iu");
/** Right behind its figure, whatever time stands between. */
const FOR_ONE = new RegExp(`^\\s?(?:\\/\\s?(?:${TIMES})\\p{L}*\\s?)?\\/\\s?(?!${TIMES})\\p{L}{3}`, "iu");

/** "Valor de mercado: R$ 480.000" outside a page about the market is what one firm is worth. */
export function isWorthOfOne({ topic, label }: Meaning, roles: readonly PageRole[]): boolean {
  return topic === "market_size_other" && !roles.includes("market") && MARKET_VALUE.test(label);
}
const MARKET_VALUE = /^\P{L}*(?:market value|valeur (?:de|du) march[ée]|valor de mercado)(?!\p{L})/iu;
const RATES = new Set([
  "churn",
  "customer_churn",
  "customer_retention",
  "conversion_rate",
  "trial_conversion",
  "gross_margin",
]);

/** "Equipment | 10 K€" under "Funding need": a part of it; its total is the need. */
export function isPartOfNeed({ how, labels, headers }: Claim, { topic }: Meaning): boolean {
  const [own = ""] = labels;
  if (topic !== "round_size" || how !== "row" || headers.length === 0 || findPeriods(own).length > 0) return false;
  if (
    /(?<!\p{L})(?:total|besoin|need|necessidade|montant|amount|montante|objecti[fv]|objetivo|target|meta(?!\p{L})|ronda|rodada|round)/iu.test(
      own,
    )
  )
    return false;
  const named = METRIC_WORDS.some((rule) => rule.topic === topic && rule.words.test(own));
  return !named && matchTopic(own)?.topic.id !== topic;
}

/** "Cash 2026" is a year of the plan; "cash reserve" among what the money is for is a part of it. */
export function isUndated({ headers, labels }: Claim): boolean {
  return [...headers, ...labels.slice(0, 1)].every((text) => findPeriods(text).length === 0);
}

/** "Commissions (25 % of revenue)" says how much of it they are. */
export function isShareOfRevenue({ text, figure }: Claim): boolean {
  return OF_REVENUE.test(text.slice(figure.end));
}
const OF_REVENUE =
  /^\s?(?:of|des|du|dos|da|de (?:los|la)) (?:the |our |nos |nossas? )?(?:total |overall )?(?:revenues?|revenus|CA|receitas?|ingresos|total)(?!\p{L})/iu;

/** "55 (18 new, 3 churned)": how many came and went are not how many there are. */
export function cameOrWent({ text, figure, labels }: Claim): boolean {
  const noun = "noun" in figure ? (figure.noun?.length ?? 0) : 0;
  return CAME_OR_WENT.test(text.slice(figure.end - noun)) || CAME_OR_WENT.test(labels[0] ?? "");
}
const CAME_OR_WENT =
  /^\s?(?:new|nouveaux?|nouvelles?|nov[oa]s?|nuev[oa]s?|churned|lost|perdus?|perdid[oa]s?)(?!\p{L})/iu;

/** "Total", "Value": a column that leaves the naming to the heading over the table; "Marketplace" is one stream of it. */
export function isPlainColumn(header: string): boolean {
  return (
    findPeriods(header).length > 0 ||
    /^\P{L}*(?:(?:total|valeur|valor|value|montant|amount|montante)\P{L}*)?$/iu.test(header)
  );
}

/** "Net loss: 40 M": told without its minus, it is no profit of that much. */
export function isLossWithoutSign(topic: string | null, value: number, label: string): boolean {
  return topic !== null && OF_RESULT.has(topic) && value > 0 && LOSS.test(label) && !PROFIT.test(label);
}
const OF_RESULT = new Set(["net_income", "operating_income", "ebitda"]);
const LOSS = /(?<!\p{L})(?:loss(?:es)?|pertes?|preju[íi]zos?|p[ée]rdidas?)(?!\p{L})/iu;
const PROFIT = /profit|b[ée]n[ée]fice|lucro|gain|ganho|beneficio/iu;

/** "Growth YoY: 300 %" in a table of families: of what, nobody says. */
export function isBareGrowth(
  { sentence, headers, headings }: Claim,
  { topic, label }: Meaning,
  roles: readonly PageRole[],
): boolean {
  if (topic !== "revenue_growth" || roles[0] === "traction") return false;
  return ![label, sentence, ...headers, ...headings.slice(0, 3)].some((words) => OUR_GROWTH.test(words));
}

/** "978 % growth in search interest", "a population that will grow by 9 %": what grows is named, and is no market. */
export function isGrowthOfAnother({ text, figure }: Claim, { topic }: Meaning): boolean {
  if (topic !== "market_growth" && topic !== "revenue_growth") return false;
  const after = text.slice(figure.end);
  const grown = GROWN.exec(after)?.[1];
  if (grown !== undefined) return !GROWS.test(grown);
  const clause =
    text
      .slice(0, figure.start)
      .split(/[.;!?•](?=\s)|\n/u)
      .at(-1) ?? "";
  const [market = "", behind] = clause.split(OF_COUNTRY);
  // "The market of an older population": the population says which market.
  return behind === undefined ? GROWTH_OF_COUNTRY.test(after) : !GROWS.test(behind) && !MARKET_OF.test(market);
}
const MARKET_OF =
  /(?:market|industry|sector|march[ée]|secteur|mercado|setor)\s(?:of|for|de|des|du|da|do|para|pour)\s[^,;:]{0,30}$/iu;
const GROWN =
  /^\s?(?:\p{L}+\s)?(?:growth|increase|rise|surge|croissance|hausse|augmentation|crescimento|aumento|crecimiento)\s(?:in|of|de la|de l['’]|des|du|de|da|do|das|dos|del)\s?([^.;,()]{3,60})/iu;
const GROWS =
  /market|industry|sector|demand|spend|sales|revenue|turnover|adoption|funding|investment|volume|business|compan|ARR|MRR|GMV|march[ée]|secteur|demande|d[ée]pense|ventes|chiffre|mercado|setor|procura|gasto|vendas|receita|ventas|ingresos/iu;

/** "15 firms (27 % SAM)": a share of a market is not how large it is, unless the amount stands beside it. */
export function isShareOfMarket({ text }: Claim, { topic, quantity }: Meaning): boolean {
  return quantity.unit === "percent" && /^[ts][ao]m$/.test(topic ?? "") && !/\p{Sc}/u.test(text);
}

/** "50 clients Starter @ 99 €": those of one plan are not all. */
export function isOfOnePlan({ topic, label }: Meaning): boolean {
  return (topic === "customers" || topic === "users") && ONE_PLAN.test(label);
}
const ONE_PLAN =
  /^(?:customers?|clients?|clientes?|users?|utilisateurs?|usu[áa]rios?)\s(?:starter|basic|basique|b[áa]sico|standard|pro|plus|premium|business|enterprises?|entreprises?)(?!\p{L})/iu;

/** "Stripe fees: 2.9 %", "Commission: 25 %" of a partner: what is paid away is not what is kept, unless we say it is ours. */
export function isPaidAway({ sentence, headings }: Claim, { topic }: Meaning): boolean {
  if (topic !== "take_rate" && topic !== "price") return false;
  const over = speaksOfUs(sentence) ? [] : headings.slice(0, 2);
  return [sentence, ...over].some((words) => PAID_AWAY.test(words));
}

/** "Tanker, regional | 180,000" under "Typical freight": what such a thing usually costs is nobody's price. */
export function isUsual({ headers, labels }: Claim, { topic }: Meaning): boolean {
  return topic === "price" && [...headers, ...labels].some((words) => USUAL.test(words));
}
const USUAL =
  /(?<!\p{L})(?:typical|usual|indicative|typiques?|habituel(?:le)?s?|usuel(?:le)?s?|t[íi]pic[oa]s?|habitua(?:l|is)|usua(?:l|is)|habituales)(?!\p{L})/iu;

/** "Total investment: 56 000 €" where nobody asks for money: what something has cost. */
export function isInvested({ topic, label, byName }: Meaning, roles: readonly PageRole[]): boolean {
  if (topic !== "round_size" || byName || roles.includes("ask") || roles.includes("use_of_funds")) return false;
  return /^\P{L}*(?:total\s)?(?:investissement|investment|investimento)s?(?:\stotal|\sinitial|\sinicial)?\P{L}*$/iu.test(
    label,
  );
}

/**
 * "Post-money valuation cap: $7M", "sans que la valorisation puisse excéder 4 M€ pré-money": the most a convertible paper
 * turns into shares at is no price of the round, whatever money stands before or behind.
 */
export function isCapOnPrice({ before, text, figure }: Claim, { topic }: Meaning): boolean {
  return PRICES.has(topic ?? "") && (CAP_BEFORE.test(before) || CAP_BEHIND.test(text.slice(figure.end)));
}
const PRICES = new Set(["valuation", "valuation_pre_money", "valuation_post_money"]);
const CAP_BEFORE =
  /(?<!\p{L})(?:caps?|capped|plafonds?|plafonn[ée]e?s?|teto|limitad[oa]s?|limit[ée]e?s? [àa]|not exceed|exc[ée]der|d[ée]passer|exceder|ultrapassar)(?!\p{L})[^.;\d]{0,50}$/iu;
const CAP_BEHIND =
  /^[\s,(]*(?:(?:pre|pr[ée]|post|p[óo]s)[- ]?money[\s,]*)?(?:valuation )?(?:cap|plafond|teto)(?!\p{L})/iu;
