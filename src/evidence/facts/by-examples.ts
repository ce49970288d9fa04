import type { Quantity } from "../../domain/quantity.ts";
import type { PageRole } from "../../lexicon/page-roles.ts";
import { baseOf, kindOfWord } from "../../lexicon/word-kinds.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { hasSmallUnits } from "../../quantities/small-currencies.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { FigureKind, Setting } from "../topics/features.ts";
import { recognise } from "../topics/recognise.ts";
import type { Claim } from "./claim.ts";

/** What the examples say a figure is. */
export interface Told {
  /** Null where nothing is likely enough. */
  topic: string | null;
  /** How likely it is. */
  chance: number;
  /** True where it is likely none of the catalogue's topics. */
  isNone: boolean;
}

/** From here on a topic is proposed; what is told as the company's present asks for more. */
const LIKELY = 0.6;
export const LIKELY_PRESENT = 0.9;
/** From here on a figure may stay without a topic, surely. */
const LIKELY_NONE = 0.6;

/** Known only to be told apart: whose they are and of when is said elsewhere, or nowhere. */
const ONLY_TOLD_APART = new Set(
  "growth_multiple cost_share founder_ownership founder_experience_years customer_concentration exit_value ticket_size contract_length sales_cycle committed_amount".split(
    " ",
  ),
);
/** Named by the heading over them as much as by their own words. */
const NAMED_BY_HEADING = new Set(["use_of_funds", "price", "total_costs", "market_size_other"]);

/** What a figure measures by how people are known to say it, where no name of the catalogue does. */
export function byExamples(claim: Claim, quantity: Quantity, roles: readonly PageRole[]): Told {
  const setting = settingOf(claim, quantity, roles);
  const chances = setting === null ? [] : recognise(setting);
  const [first] = chances;
  const none = chances.find(({ topic }) => topic === "none")?.chance ?? 0;
  const told = { topic: null, chance: 0, isNone: none >= LIKELY_NONE && isSaid(setting, "none") };
  if (setting === null || first === undefined || first.topic === "none" || first.chance < LIKELY) return told;
  if (ONLY_TOLD_APART.has(first.topic) || !isPossible(first.topic, quantity)) return told;
  if (!/\p{L}{2}/u.test(setting.before + setting.after)) return told;
  if (!NAMED_BY_HEADING.has(first.topic) && !isSaid(setting, first.topic)) return told;
  if (HEADS.has(first.topic) && !countsHeads(claim, setting, quantity)) return told;
  if (first.topic === "dilution" && !OWNED.test(`${setting.before} ${setting.after}`)) return told;
  return { ...told, topic: first.topic, chance: first.chance };
}

/** "30 % loan capital" among the uses of a round is none of it given away: a share of the company says so. */
const OWNED =
  /(?<!\p{L})(?:equity|stake|ownership|shares?|dilution|of the company|post-money|participation|parts?|actions|du capital|participa[çc][ãa]o|a[çc][õo]es|quotas?|da empresa|do capital|participaci[óo]n|acciones|del capital)(?!\p{L})/iu;

/** Who buys, uses or tries a thing is somebody. */
const HEADS = new Set(["customers", "users", "mau", "dau", "pilots", "active_sellers", "active_buyers"]);

/** "500 nodes (pilot)", "100K policies analysed on the platform": what is counted there is nobody. */
function countsHeads({ how }: Claim, { before, after }: Setting, { range }: Quantity): boolean {
  if (range !== undefined && range.max < HANDFUL) return false;
  const [counted = ""] = after.split(NOUN_ENDS);
  const names = how === "text" && /\p{L}{3}/u.test(counted) ? counted : `${before} ${after}`;
  return [...names.matchAll(/\p{L}+/gu)].some(([word]) => {
    const kind = kindOfWord(baseOf(word));
    return kind === "org" || kind === "who" || CALLED_HEADS.test(word);
  });
}
/** "2–4 covered courts": between two small numbers lie places or things, seldom customers. */
const HANDFUL = 10;
const NOUN_ENDS = /[,;:.(→]|\s(?:of|de|des|du|d['’]|per|par|por|in|em|en|for|pour|with|avec|com|on|sur|at|by)\s/u;
const CALLED_HEADS =
  /^(?:pilots?|pilotes?|pilotos?|POCs?|trials?|sign-?ups?|signups?|downloads?|t[ée]l[ée]chargements?|adopters?|adoptions?|waitlist|deployments?|d[ée]ploiements?|implanta[çc]\p{L}+)$/iu;

const SIZES = new Set(["market_size_other", "tam", "sam", "som"]);

/** Which size of a market it is; null where the examples say that it is none. */
export function sizeOf(claim: Claim, quantity: Quantity, roles: readonly PageRole[]): string | null {
  const setting = settingOf(claim, quantity, roles);
  const [first, ...others] = setting === null ? [] : recognise(setting);
  if (first === undefined) return "market_size_other";
  if (SIZES.has(first.topic)) return first.chance >= SURELY_CALLED ? first.topic : "market_size_other";
  const sized = others.filter(({ topic }) => SIZES.has(topic)).reduce((sum, { chance }) => sum + chance, 0);
  return first.chance >= 0.5 && sized < 0.3 ? null : "market_size_other";
}
const SURELY_CALLED = 0.7;

/** Its own words say it too, not only the page it stands on. */
function isSaid(setting: Setting | null, topic: string): boolean {
  if (setting === null) return false;
  const [first] = recognise({ ...setting, heading: "", roles: [] });
  return first?.topic === topic;
}

function isPossible(topic: string, { value, unit, currency, range }: Quantity): boolean {
  const size = Math.abs(value);
  if (value < 0 && !BELOW_NOTHING.has(topic)) return false;
  // Of an amount called a margin nobody says of how many.
  if (unit === "money" && topic === "gross_margin") return false;
  if (unit === "count" || unit === "number") {
    if (!Number.isInteger(value) && range === undefined) return false;
    if (topic === "market_size_other" && size < SMALLEST_MARKET) return false;
  }
  const plausible = topicById(topic)?.plausible;
  return plausible == null || hasSmallUnits(currency) || (size >= plausible.min && size <= plausible.max);
}
/** What a company may have less of than nothing. */
const BELOW_NOTHING = new Set(["ebitda", "net_income", "cash", "burn_rate"]);
/** Fewer heads than this are a list, not a market. */
const SMALLEST_MARKET = 50;

function settingOf(claim: Claim, quantity: Quantity, roles: readonly PageRole[]): Setting | null {
  const kind = kindOf(claim, quantity);
  if (kind === null) return null;
  const [heading = "", ...more] = claim.how === "row" ? [...claim.headers, ...claim.headings] : claim.headings;
  return { kind, ...wordsAround(claim, [heading, ...more]), roles, digits: digitsOf(quantity) };
}

/** A bare number is a count, unless its scale makes it an amount. */
function kindOf({ how, scale }: Claim, { unit, scale: own, noun }: Quantity): FigureKind | null {
  if (unit === "points") return null;
  if (unit !== "number") return unit;
  if (noun !== undefined) return "count";
  return own > 1 && how === "row" && scale !== null ? "money" : "count";
}

/** The words before and after a figure in its own clause; a caption stands behind its figure, the name of a line before. */
function wordsAround(
  { how, text, figure, labels }: Claim,
  headings: readonly string[],
): Pick<Setting, "before" | "after" | "heading"> {
  const [before, behind] = [clauseBefore(text.slice(0, figure.start)), clauseAfter(text.slice(figure.end))];
  const after = `${insideOf(figure)} ${behind}`;
  const [heading = ""] = headings;
  if (how === "text") {
    const captions = labels.filter((label) => !text.includes(label));
    return { before, after: [after, ...captions].join(" "), heading };
  }
  const [name = "", other] = labels;
  if (how === "card") return { before, after: `${after} ${name}`, heading: other ?? heading };
  // "Year 1 — pilot | 12" under "Orders": a time only names the line.
  const dated = isDate(name) || (findPeriods(name)[0]?.start === 0 && headings.some((one) => !isDate(one)));
  const own = dated ? (headings.find((one) => !isDate(one)) ?? "") : name;
  const over = headings.find((one) => one !== own && !isDate(one)) ?? "";
  return { before: `${own} ${before}`, after, heading: over };
}

/** What a figure itself says: what it counts, and by what time or unit. */
function insideOf(figure: Claim["figure"]): string {
  if ("ambiguous" in figure) return "";
  const { text, noun, per } = figure;
  const at = noun === undefined ? -1 : text.toLowerCase().lastIndexOf(noun);
  const counted = at < 0 ? "" : text.slice(at);
  return per === undefined || counted.includes("/") ? counted : `${counted} per ${per}`;
}

function isDate(label: string): boolean {
  const [only] = findPeriods(label);
  return only !== undefined && !/\p{L}/u.test(label.replace(only.text, ""));
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

const STOP = /[.;!?•|]\s|\n/u;
const BORDER = new RegExp(`\\d|${STOP.source}`, "u");
/** Within so many characters nearly every clause ends. */
const NEAR = 200;

/** Up to a comma the words behind another figure tell of that one. */
function clauseBefore(text: string): string {
  const own = withoutYears(text.slice(-NEAR).replace(/^\d+/u, ""), text).split(STOP).at(-1) ?? "";
  const [behind = "", ...more] = own.split(/\d/u).reverse();
  return more.length === 0 ? behind : (/^[^,(]*[,(](.*)$/su.exec(behind)?.[1] ?? behind);
}

/** From the last comma on the words before another figure tell of that one. */
function clauseAfter(text: string): string {
  const [own = ""] = withoutYears(text.slice(0, NEAR).replace(/\d+$/u, ""), text).split(STOP);
  const [before = "", ...more] = own.split(/\d/u);
  return more.length === 0 ? before : (/^(.*)[,(]/su.exec(before)?.[1] ?? before);
}

/** What is near, where that ends the clause; else all. A line of a thousand figures is not looked through for each. */
function withoutYears(near: string, all: string): string {
  const words = near.replace(YEAR, " ");
  return near.length === all.length || BORDER.test(words) ? words : all.replace(YEAR, " ");
}

function digitsOf({ value, currency }: Quantity): number {
  const size = Math.abs(value) / (hasSmallUnits(currency) ? 100 : 1);
  return size < 1 ? 1 : Math.floor(Math.log10(size)) + 1;
}
