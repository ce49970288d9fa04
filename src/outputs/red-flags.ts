import type { Evidence } from "../domain/finding.ts";
import type { AgentRedFlag } from "../domain/red-flag.ts";
import { foldLine } from "../lexicon/fold.ts";
import { referenceOf } from "./evidence.ts";
import { type Free, field, isField, isFree, placeFields, textField } from "./fields.ts";
import { readSeverity, severityInText } from "./severity.ts";
import { type Cited, citedIn, isPlaceAlone, spelled } from "./sources.ts";
import { warningsIn } from "./warnings.ts";

/** "None found", "aucun signal d'alerte", "nenhum": there is no red flag. "Aucun client payant" is one. */
const NOTHING =
  /^\s*(?:none(?: (?:found|identified|detected|noted|at this stage|so far|to report))?|no (?:major |critical )?red flags?.{0,30}|(?:aucune?|nenhuma?)(?: (?:red flags?|signa\w+|sina(?:l|is)|alertas?|alertes?|drapeau\w*|bandeiras?|anomali\w+|identifie\w*|identificad[oa]|detecte\w*|detectad[oa]|a signaler)(?![a-z]).{0,40})?|n\/a|neant|-)\s*\.?\s*$/;

/** Whether a warning's text says that there is none. */
const warnsOfNothing = (text: string): boolean => NOTHING.test(foldLine(text));

/** Every warning of an output, wherever it stands. The same one given at two places counts once, the fuller of them. */
export function collectRedFlags(output: unknown, agentName: string): AgentRedFlag[] {
  const found = new Map<string, Omit<AgentRedFlag, "id">>();
  for (const { value, path } of warningsIn(output)) {
    const flag = readRedFlag(value, path);
    if (flag === null) continue;
    const key = foldLine(flag.text);
    const before = found.get(key);
    if (before === undefined || fullness(flag) > fullness(before)) found.set(key, flag);
  }
  return [...found.values()].map((flag, at) => ({ id: `${agentName}-flag-${at + 1}`, ...flag }));
}

const fullness = ({ evidence, impact, question, severity }: Omit<AgentRedFlag, "id">): number =>
  evidence.filter(({ source }) => source !== "").length * 2 +
  [impact, question, severity ?? undefined].filter((part) => part !== undefined).length;

/** Parts of a warning that is written in one text: "Impact: half of the revenue", "Founder question: how long?". */
const IMPACT = /(?:^|[\s.;(-])impact[eos]?\s?:\s*([^\n]+?)(?=\s*(?:questions?|perguntas?)[^:\n]{0,25}:|$|\n)/imu;
const QUESTION = /(?:^|[\s.;(-])(?:questions?|perguntas?)[^:\n]{0,25}:\s*["“«'‘]?\s*([^?\n]{3,300}\?)/imu;

/** A warning as an analyst raises it: a sentence, or an object with fields. Null where it warns of nothing. */
export function readRedFlag(item: unknown, path: string): Omit<AgentRedFlag, "id"> | null {
  if (typeof item === "string") return ofSentence(item.trim(), path);
  return isFree(item) ? ofObject(item, path) : null;
}

function ofSentence(text: string, path: string): Omit<AgentRedFlag, "id"> | null {
  if (text === "" || warnsOfNothing(text)) return null;
  const [impact, question] = [IMPACT, QUESTION].map((part) => part.exec(text)?.[1]?.trim());
  return {
    text,
    severity: severityInText(text),
    evidence: evidenceIn(text, "").filter(({ source }) => source !== ""),
    ...(impact === undefined ? {} : { impact }),
    ...(question === undefined ? {} : { question }),
    path,
  };
}

function ofObject(item: Free, path: string): Omit<AgentRedFlag, "id"> | null {
  const title = textField(item, "metric");
  const detail = textField(item, "claim") ?? (title === null ? textField(item, "quote") : null);
  const text = joined(title, detail ?? otherTexts(item)) ?? firstText(item);
  if (text === null || warnsOfNothing(text)) return null;
  const impact = textField(item, "impact");
  const question = textField(item, "question");
  const category = textField(item, "category");
  const severity = textField(item, "severity") ?? textField(item, "assessment");
  const because = groundsOf(item)
    .filter((words) => !isPlaceAlone(words) && !text.includes(words))
    .join(" · ");
  return {
    text,
    severity: (severity === null ? null : readSeverity(severity)) ?? severityInText(text),
    ...(category === null ? {} : { category }),
    evidence: evidenceOf(item, text),
    ...(because === "" ? {} : { because }),
    ...(impact === null ? {} : { impact }),
    ...(question === null ? {} : { question }),
    path,
  };
}

/** A title and what explains it; one of them where the other says no more. */
function joined(title: string | null, detail: string | null): string | null {
  if (title === null || detail === null || foldLine(detail).includes(foldLine(title))) return detail ?? title;
  return foldLine(title).includes(foldLine(detail)) ? title : `${title}: ${detail}`;
}

/** The sides of a contradiction, under whatever names: "LOI in progress / partnership signed". */
function otherTexts(item: Free): string | null {
  const known = [
    "metric",
    "severity",
    "category",
    "impact",
    "question",
    "evidence",
    "quote",
    "reference",
    "id",
  ] as const;
  const places = new Set(placeFields(item).map(({ key }) => key));
  const texts = Object.entries(item).flatMap(([key, value]) =>
    typeof value !== "string" || places.has(key) || known.some((name) => isField(key, name)) ? [] : [value.trim()],
  );
  return texts.length === 0 ? null : texts.join(" / ");
}

function firstText(item: Free): string | null {
  return Object.values(item).find((value): value is string => typeof value === "string" && value.trim() !== "") ?? null;
}

/**
 * What it rests on: its own fields, else what its sentence cites. Words the analyst marks as a quotation are one; a
 * sentence of its own is an inference, to be looked up at the place it names.
 */
function evidenceOf(item: Free, text: string): Evidence[] {
  const place = referenceOf(item);
  const own = groundsOf(item).flatMap((words) => evidenceIn(words, place));
  if (own.length > 0) return own;
  const cited = evidenceIn(text, place).filter(({ type }) => type === "quote");
  return cited.length > 0 || place === "" ? cited : [{ type: "quote", content: "", source: place }];
}

/** What it says that it rests on, besides the place. */
function groundsOf(item: Free): string[] {
  const place = referenceOf(item);
  const said = [field(item, "evidence")?.value, field(item, "quote")?.value].flat().flatMap((value) => {
    const words = typeof value === "string" ? value : isFree(value) ? textField(value, "quote") : null;
    return words === null || words === place ? [] : [words];
  });
  return [...new Set(said)];
}

/** "Deck: 18 K$. The lines give 43 K$.": sentences after a place are the analyst's account of it, no quotation. */
const isAccount = (words: string, text: string): boolean =>
  /[.!?]\s+\p{Lu}/u.test(words) && !/["“«'‘]\s?$/u.test(text.slice(0, text.indexOf(words)));

function evidenceIn(text: string, place: string): Evidence[] {
  const cited = citedIn(text);
  const quoted = cited.filter((one) => one.quote !== null && !isAccount(one.quote, text));
  if (quoted.length > 0) return quoted.map((one) => quoteOf(one, place));
  const source = cited.map((one) => spelled(one.place)).join(", ") || place;
  if (isPlaceAlone(text)) return [{ type: "quote", content: "", source: text }];
  return [{ type: "inference", content: text.replace(/\s*\([^()]*\)\s*\.?$/u, ""), source }];
}

const quoteOf = ({ place, quote }: Cited, fallback: string): Evidence => ({
  type: "quote",
  content: quote ?? "",
  source: place === "" ? fallback : spelled(place),
});
