import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { GROWTH } from "../../../lexicon/growth-words.ts";
import { COMES_TO, NAMED_WHOLE, OF_NO_NAME } from "../../../lexicon/reckonings.ts";
import { INCOME_LINE } from "../../../lexicon/sums.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { figureIn, type Passage, plainQuantities } from "../words/passage.ts";
import { labelBefore, near, sameKind, type Telling, type ToldSum } from "./sum.ts";

const PARTS_OF_A_YEAR = [1, 12, 1 / 12, 4, 1 / 4];
const ofWhole = (share: number, whole: number) => (share * whole) / 100;
const TIE = { touches: "trust", mayBe: ["other_scope"] } as const;
const SHARE = { id: "share=told", compute: ofWhole, expression: "{0} × {1}", ...TIE };

const isRate = ({ unit, range, bound }: Quantity): boolean =>
  unit === "percent" && range === undefined && bound === undefined;

/** "19 Md€, of which 8 % online, that is 2.1 Md€". */
export function shareIn({ sentence, page }: Telling): ToldSum | null {
  const { passage, text, part } = sentence;
  if (passage.row.table === true) return null;
  const figures = plainQuantities(text, passage.document);
  const result = figures.find((one) => COMES_TO.test(fold(text.slice(0, one.start))) && one.unit !== "percent");
  const shares = figures.filter(({ unit, start }) => unit === "percent" && start < (result?.start ?? 0));
  const [share] = shares;
  if (result === undefined || share === undefined || shares.length > 1 || !isRate(share)) return null;
  const isWhole = (one: Quantity) => sameKind(one, result) && one !== result && one.value > result.value;
  const own = figures.filter(isWhole);
  const above = page.find(({ at, section }) => section === passage.section && at === passage.at - 1);
  const beside = own.length > 0 || above === undefined ? [] : plainQuantities(above.text, above.document);
  const [whole, ...more] = own.length > 0 ? own : beside.filter(isWhole);
  if (whole === undefined || more.length > 0 || isShareOfAny(orRise(share), result, page)) return null;
  const terms = [
    figureIn(passage, share, 6401 + 3 * part),
    figureIn(own.length > 0 ? passage : (above as Passage), whole, 6402 + 3 * part),
  ];
  return { ...SHARE, stated: figureIn(passage, result, 6400 + 3 * part, labelBefore(text, share)), terms };
}

/** A rise goes on top of what it is of, a rebate off it. */
const orRise = ({ value }: Quantity): number[] => [value, 100 + value, 100 - value];

/** Any other amount of the page may be the one that is meant. */
function isShareOfAny(rates: readonly number[], result: Quantity, page: readonly Passage[]): boolean {
  return page
    .flatMap((one) => plainQuantities(one.text, one.document))
    .filter((one) => sameKind(one, result) && one.value !== result.value)
    .some(({ value }) =>
      rates.some((share) => PARTS_OF_A_YEAR.some((times) => near(ofWhole(share, value) * times, result.value))),
    );
}

/** "Margin per chair: 130 €, that is 58 %" beside the one price or income of the page. */
export function amountAsShare({ sentence: { passage, text, part }, page }: Telling): ToldSum | null {
  const figures = plainQuantities(text, passage.document);
  const at = figures.findIndex((one) => isRate(one) && COMES_TO.test(fold(text.slice(0, one.start))));
  const [amount, share] = [figures[at - 1], figures[at]];
  if (amount === undefined || share === undefined || passage.row.table === true) return null;
  if (figures.slice(0, at).length > 1 || !sameKind(amount, amount)) return null;
  if (isShareOfAny([share.value], amount, page)) return null;
  const wholes = page.flatMap((one) => {
    const [only, ...more] = plainQuantities(one.text, one.document);
    const isOne = only !== undefined && more.length === 0 && only.unit === "money" && only.value > amount.value;
    return isOne && sameKind(only, amount) && INCOME_LINE.test(fold(one.text)) ? [{ one, only }] : [];
  });
  const [whole, ...others] = wholes;
  if (whole === undefined || others.length > 0) return null;
  const terms = [figureIn(passage, share, 6421 + 3 * part), figureIn(whole.one, whole.only, 6422 + 3 * part)];
  return { ...SHARE, stated: figureIn(passage, amount, 6420 + 3 * part, labelBefore(text, amount)), terms };
}

/** "2 % of the school market: 90 M€" where the school market has its own size on another line. */
export function shareOfNamed(
  { sentence: { passage, text, folded, part } }: Telling,
  named: NamedAmounts,
): ToldSum | null {
  const figures = plainQuantities(text, passage.document);
  const [share, ...shares] = figures.filter(({ unit }) => unit === "percent");
  const [amount, ...amounts] = figures.filter(({ unit }) => unit === "money");
  if (share === undefined || amount === undefined || shares.length + amounts.length > 0 || !isRate(share)) return null;
  if (GROWTH.test(folded) || amount.range !== undefined || passage.row.table === true) return null;
  const [, name = ""] = NAMED_WHOLE.exec(fold(text.slice(share.end))) ?? [];
  const words = namesIn(name);
  if (words.size === 0) return null;
  let whole: NamedAmount | undefined;
  const [word = ""] = words;
  for (const one of named.get(passage.document)?.get(word) ?? []) {
    if (one.one === passage || !sameKind(one.only, amount) || !words.isSubsetOf(one.names)) continue;
    // Two of them, and nothing says which is meant: what comes after is not looked at.
    if (whole !== undefined && whole.only.value !== one.only.value) return null;
    whole ??= one;
  }
  if (whole === undefined) return null;
  if (whole.only.value <= amount.value) return null;
  const terms = [figureIn(passage, share, 6441 + 3 * part), figureIn(whole.one, whole.only, 6442 + 3 * part)];
  const stated = figureIn(passage, amount, 6440 + 3 * part, labelBefore(text, share));
  return { ...SHARE, stated, terms, touches: "market", mayBe: ["other_scope", "other_date"] };
}

interface NamedAmount {
  one: Passage;
  only: Quantity;
  names: ReadonlySet<string>;
}

/** Lines with one amount, by document and by each word that names it. */
export type NamedAmounts = ReadonlyMap<Passage["document"], ReadonlyMap<string, readonly NamedAmount[]>>;

/** Read once for all sentences: for each sentence again, a long text would take the square of its length. */
export function namedAmountsIn(passages: readonly Passage[]): NamedAmounts {
  const amounts = new Map<Passage["document"], Map<string, NamedAmount[]>>();
  for (const one of passages) {
    const [only, ...more] = plainQuantities(one.text, one.document).filter(({ unit }) => unit === "money");
    if (only === undefined || more.length > 0) continue;
    const own = amounts.get(one.document) ?? new Map<string, NamedAmount[]>();
    amounts.set(one.document, own);
    const amount = { one, only, names: namesIn(labelled(one.text, only)) };
    for (const name of amount.names) {
      const known = own.get(name);
      if (known === undefined) own.set(name, [amount]);
      else known.push(amount);
    }
  }
  return amounts;
}

/** The words before a figure, or what follows it where it begins its line. */
function labelled(text: string, { start, end }: Quantity): string {
  const before = text.slice(0, start);
  return /\p{L}{3}/u.test(before) ? before : text.slice(end);
}

const namesIn = (text: string): Set<string> =>
  new Set((fold(text).match(/\p{L}{3,}/gu) ?? []).map(singular).filter((word) => !OF_NO_NAME.has(word)));

const LINES_ABOVE = 4;

/** "48 trials", and below "21 signed (54 % of the trials)". */
export function shareOfCount({ sentence: { passage, text, part }, page }: Telling): ToldSum | null {
  const figures = plainQuantities(text, passage.document);
  const at = figures.findIndex((one) => isRate(one));
  const [count, share] = [figures[at - 1], figures[at]];
  if (count === undefined || share === undefined || !isCounted(count)) return null;
  if (!/^[^.;|]{0,40}[(,:–-]\s*$/u.test(text.slice(count.end, share.start))) return null;
  const [, name = ""] = NAMED_WHOLE.exec(fold(text.slice(share.end))) ?? [];
  const [thing, ...more] = namesIn(name);
  if (thing === undefined || more.length > 0) return null;
  const wholes = page.flatMap((one) => {
    const isNear = one.section === passage.section && one.at <= passage.at && passage.at - one.at <= LINES_ABOVE;
    const counts = plainQuantities(one.text, one.document).filter(
      (each) => isCounted(each) && each.value > count.value,
    );
    const [only] = counts;
    const isOf = isNear && only !== undefined && namesIn(one.text.slice(only.start)).has(thing);
    return isOf ? [{ one, only }] : [];
  });
  const [whole, ...others] = wholes;
  if (whole === undefined || others.length > 0) return null;
  const terms = [figureIn(passage, count, 6461 + 3 * part), figureIn(whole.one, whole.only, 6462 + 3 * part)];
  const stated = figureIn(
    passage,
    share,
    6460 + 3 * part,
    text.slice(count.end, share.start).replace(/^\P{L}+|\P{L}+$/gu, ""),
  );
  const compute = (some: number, every: number) => (some / every) * 100;
  return {
    id: "rate=counts",
    stated,
    terms,
    compute,
    expression: "{0} / {1}",
    touches: "growth",
    mayBe: ["other_date"],
  };
}

const isCounted = ({ unit, value, range, bound }: Quantity): boolean =>
  (unit === "count" || unit === "number") &&
  Number.isInteger(value) &&
  value > 1 &&
  range === undefined &&
  bound === undefined;
