import type { Quantity } from "../../../domain/quantity.ts";
import { CHANGE_COLUMN } from "../../../lexicon/sheet-words.ts";
import { scaleOfNote } from "../../../quantities/scale-header.ts";
import { matchTopic } from "../../../quantities/topics/match.ts";
import { readingOf } from "../../layout/kind.ts";
import { scaled } from "../cell-value.ts";
import type { Claim } from "../claim.ts";
import { amountOf, type Meaning } from "./meaning.ts";

/** "Gross margin | 54 % | 64 % | +18 %" under "2024 | 2025 | Change": the last one is no margin, but how it moved. */
export function changeOfRow(claim: Claim): Meaning | null {
  const [header = "", ...more] = claim.headers;
  if (claim.how !== "row" || more.length > 0 || !CHANGE_COLUMN.test(header)) return null;
  const quantity = readingOf(claim.figure);
  const rate = claim.labels.some((label) => matchTopic(label.trim())?.topic.unit === "percent");
  if (!rate || quantity?.unit !== "percent") return null;
  const own = ofItsOwn(claim);
  return own === null ? null : { ...own, label: `${own.label} (${header.trim()})` };
}

/** A label outside the catalogue still names its figure, where it is plain that it does. */
export function ofItsOwn(claim: Claim): Meaning | null {
  const read = amountOf(claim);
  const label = claim.labels[0];
  if (read === null || label === undefined || !/\p{L}{3}/u.test(label)) return null;
  const counted = read.unit === "number" && claim.how === "row";
  const ownScale = counted ? scaleOfNote(label) : null;
  const quantity: Quantity = ownScale === null ? read : scaled({ ...read, unit: "money" }, ownScale);
  const sum = /\d[^+=]*\+[^=]*=/u.test(claim.text);
  const several = (claim.text.match(/\d+/g)?.length ?? 0) > (quantity.unit === "percent" ? 4 : 3);
  const version = (quantity.unit === "number" || quantity.unit === "duration") && isVersion(claim);
  const split = /\b(?:TAM|SAM|SOM)\b/u.test(claim.headers[0] ?? claim.headings[0] ?? "") || isSplit(claim.text);
  const plain =
    claim.how !== "text" ||
    (!sum &&
      !several &&
      !split &&
      !version &&
      claim.labels.length <= 2 &&
      label.length <= 90 &&
      claim.text.length <= 260);
  // Money has a name that one should know; where one does not, it was not understood.
  const measured = quantity.unit !== "money" && (quantity.unit !== "number" || /^\p{L}/u.test(label));
  // "30,000,000 SLS": what it counts in does not say what it is.
  const code = claim.how === "text" && /^\p{Lu}{2,5}$/u.test(label);
  // "Goal: 1,000 organisations": that it is aimed at does not say what it is.
  const aim = claim.how === "text" && NAMES_AN_AIM.test(label);
  // "Monthly costs | 2,500": an amount, and nobody says of what money.
  const amount =
    quantity.unit === "number" && claim.how !== "text" && [label, ...claim.headers].some((name) => OF_MONEY.test(name));
  // In a table "in k€" a name that is not known may stand for an amount, in thousands, or for a count.
  const open = counted && ownScale === null && (claim.scale?.scale ?? 1) > 1;
  return {
    topic: null,
    quantity,
    label,
    basis: { ...quantity.basis },
    sureness: plain && measured && !open && !amount && !aim && !code ? 0.75 * Math.min(1, claim.pairing + 0.1) : 0.5,
    byName: false,
    ...(quantity.period === undefined ? {} : { period: quantity.period }),
  };
}

const NAMES_AN_AIM = /^\P{L}*(?:goals?|targets?|aims?|objecti(?:f|ve)s?|cibles?|objetivos?|metas?|alvos?)\P{L}*$/iu;
/** Words that speak of money: costs, prices, budgets. */
export const OF_MONEY =
  /(?<!\p{L})(?:costs?|prices?|pricing|fees?|revenues?|sales|investments?|expenses?|profits?|budgets?|salar(?:y|ies)|spend(?:ing)?|co[ûu]ts?|prix|tarifs?|frais|d[ée]penses|b[ée]n[ée]fices?|salaires?|or[çc]amentos?|presupuestos?|custos?|pre[çc]os?|tarifas?|taxas?|receitas?|despesas|lucros?|sal[áa]rios?|precios?|ingresos|gastos)(?!\p{L})/iu;

/** "React 19, Vite 8": a number after a name, with nothing that it counts. */
function isVersion({ text, figure }: Claim): boolean {
  // "Pro (5-10): 149 €": what stands in the brackets of a name.
  if (/\([^()]*$/u.test(text.slice(0, figure.start)) && /^[^()]*\)\s*[:=]\s*\P{L}/u.test(text.slice(figure.end)))
    return true;
  return /\p{Lu}[\p{L}.]*\s$/u.test(text.slice(0, figure.start)) && !/^\s?[\p{L}+%]/u.test(text.slice(figure.end));
}

/** "35 % north 40 % south 25 % east": shares of something that stands elsewhere. */
function isSplit(text: string): boolean {
  const shares = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, share]) => Number(share?.replace(",", ".")));
  return shares.length > 2 && Math.abs(shares.reduce((a, b) => a + b, 0) - 100) < 0.5;
}

/** "Large accounts (> $50K a year): 42 customers": a figure in the brackets of a name tells more of the name. */
export function isInName({ how, text, figure }: Claim): boolean {
  if (how !== "text") return false;
  const name = /^(.*)\([^()]*$/su.exec(text.slice(0, figure.start))?.[1];
  if (name === undefined || !/^[^()]*\)\s*[:=]\s*[~≈<>]?\s?\p{Sc}?\d/u.test(text.slice(figure.end))) return false;
  return matchTopic(name.trim()) === null;
}
