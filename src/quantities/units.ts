import type { Quantity, UnitKind } from "../domain/quantity.ts";
import { isLetter, skipSpaces } from "./chars.ts";
import { matchEnd } from "./matches.ts";
import { NOUN } from "./nouns.ts";

/** The unit written after a number, money apart. */
export interface UnitMark {
  unit: UnitKind;
  end: number;
  /** Power of ten to the unit of the domain: 150 bps are 1.5 points. */
  exponent?: number;
  durationUnit?: NonNullable<Quantity["durationUnit"]>;
  noun?: string;
}

const SPACE = "[ \\t\\u00a0\\u2000-\\u200a\\u202f]";
/** No letter and no digit may follow: "x86", "moisson" and "5 %o" are no units. */
const STOP = "(?![\\p{L}\\d])";

const sticky = (source: string) => new RegExp(source, "iuy");

const BASIS_POINTS = sticky(`${SPACE}{0,2}(?:bps?|pbs?|basis points?|points? de base|pontos?[ -]base)${STOP}`);
const POINTS = sticky(
  `${SPACE}{0,2}(?:%${SPACE}?points?|p\\.p\\.|p\\.p|pps?|ppts?|pts?\\.?(?:${SPACE}de${SPACE}%)?|percentage points?|points? de pourcentage|pontos? percentua(?:l|is)|points?(?!${SPACE}de${SPACE}|-)|pontos?(?!${SPACE}de${SPACE}|-))${STOP}`,
);
const PERCENT = sticky(`${SPACE}{0,2}(?:[%％]|(?:pour[ -]?cent|per ?cent|por cento|pct|p\\.c\\.)${STOP})`);
/** "3x", also with an aside ("3x (slide 7)", not "3 x (5 + 2)"), and "3:1" of two things set against each other. */
const MULTIPLE = sticky(
  `(?:x${STOP}(?!\\(|${SPACE}?\\d)|${SPACE}?(?:[x×]|fois|times|vezes)${STOP}(?!${SPACE}?[\\d(])|:1${STOP}(?![:.,/]\\d))`,
);
/** "7.9 to 1", said of two things set against each other; not "from 8 to 1". */
const TO_ONE = sticky(`${SPACE}(?:to|a|à|para|por|pour|contre|contra)${SPACE}1(?=${SPACE}?(?:$|[)|,;]|\\.(?!\\d)))`);
const LONGEST_FROM = 20;
const FROM = /(?<!\p{L})(?:from|de|des|desde)\s[\d.,\s]+$/iu;

const DURATION = sticky(
  `(?:${SPACE}{0,2}|-)(?:(jours?|days?|dias?)|(semaines?|weeks?|wks?|semanas?)|(mois|months?|mths?|mos?|meses|mês|mes)|(ans?|années?|years?|yrs?|anos?|años?))${STOP}`,
);

const DURATION_UNITS = ["day", "week", "month", "year"] as const;

/** The unit that follows at `at`, or null: basis points, points, percent, multiple, duration, then counted things. */
export function readUnit(text: string, at: number): UnitMark | null {
  const next = skipSpaces(text, at);
  const code = text.charCodeAt(next);
  if (code === 0x25) {
    const points = matchEnd(POINTS, text, at);
    return points > 0 ? { unit: "points", end: points } : { unit: "percent", end: next + 1 };
  }
  if (!isLetter(code) && code !== 0xd7 && code !== 0xff05 && code !== 0x2d && code !== 0x3a) return null;
  let end = matchEnd(BASIS_POINTS, text, at);
  if (end > 0) return { unit: "points", end, exponent: -2 };
  end = matchEnd(POINTS, text, at);
  if (end > 0) return { unit: "points", end };
  end = matchEnd(PERCENT, text, at);
  if (end > 0) return { unit: "percent", end };
  end = matchEnd(MULTIPLE, text, at);
  if (end > 0) return { unit: "multiple", end };
  end = matchEnd(TO_ONE, text, at);
  if (end > 0 && !FROM.test(text.slice(Math.max(0, at - LONGEST_FROM), at))) return { unit: "multiple", end };

  DURATION.lastIndex = at;
  const duration = DURATION.exec(text);
  if (duration !== null) {
    const which = DURATION_UNITS.find((_, index) => duration[index + 1] !== undefined);
    if (which !== undefined) return { unit: "duration", end: DURATION.lastIndex, durationUnit: which };
  }
  return readNoun(text, at);
}

/** Counted things only: after a scale ("2 millions de clients") nothing else can follow. */
export function readNoun(text: string, at: number): UnitMark | null {
  NOUN.lastIndex = at;
  const noun = NOUN.exec(text);
  return noun === null ? null : { unit: "count", end: NOUN.lastIndex, noun: (noun[1] ?? "").toLowerCase() };
}

const PER = sticky(
  `${SPACE}{0,2}(?:HT|TTC)?${SPACE}?(?:` +
    `(?:/${SPACE}?|par${SPACE}|per${SPACE}|por${SPACE}|a(?=${SPACE}(?:day|month|quarter|year))${SPACE}|ao${SPACE}|each${SPACE}|every${SPACE})(?:` +
    "(jour|j|day|d|dia)|(mois|month|mo|mth|m|mês|mes)|(trimestre|trim|quarter|qtr|tri)|(an|année|year|yr|y|ano|a)|" +
    "(clients?|customers?|clientes?|users?|utilisateurs?|usuários?|utilizador|seats?|sièges?|licences?|licenses?|licenças?|share|action|ação|unit|unité|unidade|store|magasin|loja|employee|salarié|employé|funcionário|abonné|subscriber|assinante|head|lead|order|commande|pedido|kwh|mwh|kg|m²|litre|liter|litro|heure|hour|hora|h)" +
    `)${STOP}` +
    `|(p\\.${SPACE}?a\\.?(?![\\p{L}\\d])|annuels?|annuelles?|annually|yearly|anua(?:l|is)|by year(?!${SPACE}?\\d))|(p\\.${SPACE}?m\\.(?![\\p{L}\\d])|mensuels?|mensuelles?|monthly|mensa(?:l|is)))`,
);

/** "per month", "/an", "p.a.", "ao mês". Of "€/user/month" the time is kept: it is what changes the sum. */
export function readPer(text: string, at: number): { per: NonNullable<Quantity["per"]>; end: number } | null {
  const code = text.charCodeAt(skipSpaces(text, at, 3));
  if (code !== 0x2f && !isLetter(code)) return null;
  let found: { per: NonNullable<Quantity["per"]>; end: number } | null = null;
  for (let position = at, turns = 0; turns < 3; turns++) {
    PER.lastIndex = position;
    const match = PER.exec(text);
    if (match === null) break;
    position = PER.lastIndex;
    const [, day, month, quarter, year, unit, annually] = match;
    const per = day
      ? "day"
      : month
        ? "month"
        : quarter
          ? "quarter"
          : year || annually
            ? "year"
            : unit
              ? "unit"
              : "month";
    found = { per: per === "unit" && found !== null ? found.per : per, end: position };
  }
  return found;
}

const RATE = sticky(`${SPACE}?(?:(a\\.${SPACE}?a)|a\\.${SPACE}?m)\\.`);

/** Brazilian rates: "13,75% a.a." a year, "2% a.m." a month. After anything but a percentage "a.m." is the morning. */
export function readRate(text: string, at: number): { per: "month" | "year"; end: number } | null {
  RATE.lastIndex = at;
  const match = RATE.exec(text);
  return match === null ? null : { per: match[1] === undefined ? "month" : "year", end: RATE.lastIndex };
}
