import { Evidence } from "../domain/finding.ts";
import { foldLine } from "../lexicon/fold.ts";
import { type Free, field, fields, isField, isFree, placeFields, textField } from "./fields.ts";
import { citedIn, isPlaceAlone, spelled } from "./sources.ts";

const TYPES: [RegExp, Evidence["type"]][] = [
  [/quote|citation|citacao|verbatim/, "quote"],
  [/calc|formul/, "calculation"],
  [/benchmark|comparable/, "benchmark"],
  [/external|externe|extern[ao]|api|database|web/, "external_data"],
  [/infer|estimat|hypoth|hipot|judg/, "inference"],
];

/** Evidence that says neither what nor where. */
export interface UnreadEvidence {
  part: string;
  text: string;
}

/** Evidence as agents give it: a string, an object, or a list of either. What cannot be read is left to the caller to report. */
export function readEvidence(item: Free): { evidence: Evidence[]; unread: UnreadEvidence[] } {
  const { evidence, unread } = citationsOf(item);
  const calculation = textField(item, "calculation");
  if (calculation !== null && !evidence.some((one) => one.type === "calculation")) {
    evidence.push({ type: "calculation", content: calculation, source: evidence[0]?.source ?? "" });
  }
  return { evidence, unread };
}

/**
 * What an object cites: the words it quotes with their place, wherever it keeps them ("source", "evidence", "citation",
 * "page" beside a text, or all in one string). `around` is the place that the objects above it name.
 */
export function citationsOf(item: Free, around = ""): { evidence: Evidence[]; unread: UnreadEvidence[] } {
  const own = referenceOf(item);
  const place = own === "" ? around : own;
  const unread: UnreadEvidence[] = [];
  const found = fields(item, ["evidence", "quote", "reference"]).flatMap(({ key, value }) =>
    (Array.isArray(value) ? value : [value]).flatMap((one, at) => {
      const read = readOne(one, key, place);
      if (read === null) unread.push({ part: Array.isArray(value) ? `${key}[${at}]` : key, text: JSON.stringify(one) });
      return read ?? [];
    }),
  );
  const said = found.filter(({ content }) => content !== "");
  const silent = found.filter(({ content, source }) => content === "" && source !== "");
  if (said.length > 0) return { evidence: said, unread };
  const [first] = silent;
  if (first === undefined && own === "") return { evidence: [], unread };
  return {
    evidence: silent.length > 1 ? silent : [first ?? placeAlone(own)].map((one) => withPlace(one, own)),
    unread,
  };
}

const placeAlone = (source: string): Evidence => ({ type: "quote", content: "", source });

/** A source and the page beside it are one reference. */
const withPlace = (one: Evidence, own: string): Evidence =>
  own.startsWith(one.source) ? { ...one, source: own } : one;

function readOne(value: unknown, key: string, place: string): Evidence[] | null {
  if (typeof value === "string") return value.trim() === "" ? null : ofText(value.trim(), key, place);
  if (typeof value === "number" && isField(key, "reference")) return [];
  return isFree(value) ? ofObject(value, place) : null;
}

function ofText(text: string, key: string, place: string): Evidence[] {
  const quoted = citedIn(text).filter((one) => one.quote !== null && one.place !== "");
  if (quoted.length > 0) {
    return quoted.map((one) => ({ type: "quote", content: one.quote ?? "", source: spelled(one.place) }));
  }
  const source = isField(key, "reference");
  if (isPlaceAlone(text)) return [{ type: "quote", content: "", source: spelled(text) }];
  if (isField(key, "quote") || (!source && place !== ""))
    return [{ type: "quote", content: unquoted(text), source: place }];
  return [{ type: "quote", content: "", source: text }];
}

/** A text that is one quotation from its first character to its last, without its marks. */
const unquoted = (text: string): string => /^["“«'‘]\s*([^"”»]+?)\s*["”»'’]$/u.exec(text)?.[1] ?? text;

function ofObject(item: Free, around: string): Evidence[] | null {
  const strict = Evidence.safeParse(item);
  if (strict.success) return [strict.data];
  const own = referenceOf(item);
  const source = own === "" ? around : own;
  const quote = textField(item, "quote");
  const calculation = textField(item, "calculation");
  const content = quote ?? calculation ?? textField(item, "claim") ?? textField(item, "value") ?? "";
  if (own === "" && content === "") return null;
  const fallback = source === "" ? "inference" : quote === null && calculation !== null ? "calculation" : "quote";
  const confidence = item.confidence;
  return [
    {
      type: typeOf(item.type) ?? fallback,
      content,
      source,
      ...(typeof confidence === "number" ? { confidence } : {}),
    },
  ];
}

/** "Deck" with page 8 is "Deck, page 8": the parts of a reference that agents keep in fields of their own. */
export function referenceOf(item: Free): string {
  const given = field(item, "reference")?.value;
  const source = isFree(given) ? referenceOf(given) : (textField(item, "reference") ?? "");
  const quoting = citedIn(source).find(({ quote }) => quote !== null);
  const named = quoting === undefined ? source : spelled(quoting.place);
  const parts = placeFields(item)
    .filter(({ value }) => value !== source)
    .map(({ kind, value }) => {
      const bare = kind !== "document" && (/^\d+(?:\s?[-–,]\s?\d+)*$/.test(value) || !/\d/.test(value));
      if (kind === "slide" && !/\d/.test(value)) return `deck, ${value}`;
      return bare && !isPlaceAlone(value) ? `${kind} ${value}` : value;
    });
  return [/^\d+$/.test(named) ? `page ${named}` : spelled(named), ...parts].filter((part) => part !== "").join(", ");
}

function typeOf(type: unknown): Evidence["type"] | null {
  if (typeof type !== "string") return null;
  return TYPES.find(([pattern]) => pattern.test(foldLine(type)))?.[1] ?? null;
}
