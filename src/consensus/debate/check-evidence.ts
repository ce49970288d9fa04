import type { StruckEvidence } from "../../domain/debate.ts";
import { Locale } from "../../domain/locale.ts";
import { placeKey } from "../../domain/place-key.ts";
import type { EvidenceItem } from "../../domain/resolution.ts";
import { shorten } from "../../domain/shorten.ts";
import { SourceType } from "../../domain/source.ts";
import { rankOf } from "../../domain/source-rank.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { sourceTypeOf } from "../../evidence/citations/evidence.ts";
import { debateSentences } from "../../i18n/debate.ts";
import { hedgeIn } from "../../lexicon/hedging.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { CaseFile } from "../case-file.ts";
import type { CitedEvidence } from "../prompts/cited-evidence.ts";
import { itemOfCalculation } from "../testimony.ts";
import { inventedFigures, knownFigures } from "./figures.ts";
import type { Ledger, LedgerEntry } from "./ledger.ts";
import { isOnTopic } from "./search-dossier.ts";

/** What a party gave as proof, each piece judged. */
export interface CheckedEvidence {
  accepted: { entry: LedgerEntry; shows: string }[];
  struck: StruckEvidence[];
}

const LONGEST_WORDS = 240;
const MOST_PIECES = 12;

/**
 * Checks evidence that somebody, model or not, gives: an entry must exist, a passage from outside must stand in the
 * documents (it then joins the ledger), and what it is said to show may name no figure that nobody brought in.
 */
export function checkEvidence(cited: readonly CitedEvidence[], ledger: Ledger, caseFile: CaseFile): CheckedEvidence {
  const accepted: CheckedEvidence["accepted"] = [];
  const struck: StruckEvidence[] = [];
  const say = debateSentences[caseFile.locale].struck;
  for (const piece of cited.slice(0, MOST_PIECES)) {
    const found = findPiece(piece, ledger, caseFile);
    if ("code" in found) {
      struck.push(found);
      continue;
    }
    const shows = shorten(piece.shows ?? "", LONGEST_WORDS);
    const words = hedgeIn(shows);
    if (words !== null) {
      accepted.push({ entry: found, shows: "" }); // the passage is true; what was made of it is not said by anybody
      struck.push({ cited: shows, code: "hedged", explanation: say.hedged({ words }) });
      continue;
    }
    const [invented] = inventedFigures(shows, knownFigures(ledger, caseFile));
    if (invented === undefined) accepted.push({ entry: found, shows });
    else struck.push({ cited: shows, code: "unknown_figure", explanation: say.unknownFigure({ figure: invented }) });
  }
  return { accepted, struck };
}

function findPiece(piece: CitedEvidence, ledger: Ledger, caseFile: CaseFile): LedgerEntry | StruckEvidence {
  const say = debateSentences[caseFile.locale].struck;
  if (piece.entry !== undefined) {
    const cited = `#${piece.entry}`;
    return ledger.get(piece.entry) ?? { cited, code: "no_such_entry", explanation: say.noSuchEntry({ cited }) };
  }
  if (piece.computed !== undefined) {
    const cited = piece.computed;
    return (
      sumNamed(cited, ledger, caseFile) ?? { cited, code: "no_such_entry", explanation: say.noSuchEntry({ cited }) }
    );
  }
  const { source = "", quote } = piece;
  const cited = shorten([source, quote].filter(Boolean).join(": "), LONGEST_WORDS);
  if (quote === undefined)
    return entryAt(source, ledger, caseFile) ?? { cited: cited || "—", code: "no_quote", explanation: say.noQuote };
  let worst: StruckEvidence | null = null;
  for (const type of typesOf(source, caseFile)) {
    const check = caseFile.witness.check({ type, reference: source, quote }, null, caseFile.locale);
    if ((check.status === "verified" || check.status === "relocated") && check.at !== undefined) {
      const passage = check.found ?? quote;
      const reference = referenceTo(type, check.at, caseFile.dossier, caseFile.locale);
      const rank = rankOf(type) === "primary" ? "primary" : "secondary";
      const item = { source: type, rank, reference, passage, value: null, addresses: [check.at] } as const;
      return ledger.add({ ...item, addresses: [check.at] }, isOnTopic(passage, caseFile));
    }
    const { status, explanation } = check;
    if (status !== "verified" && status !== "relocated") worst ??= { cited, code: status, explanation };
  }
  const meant = piece.remark === true ? entryAt(source, ledger, caseFile) : undefined;
  return meant ?? worst ?? { cited, code: "unverifiable", explanation: say.noSource };
}

/** The entry that a place without a quote means: the one of that page that speaks of the topic, else the only one there. */
function entryAt(source: string, ledger: Ledger, caseFile: CaseFile): LedgerEntry | undefined {
  if (source === "") return undefined;
  const named = ledger.entries.find(({ item }) => namesIn(item, caseFile).some((name) => isNamed(source, name)));
  if (named !== undefined) return named;
  for (const type of typesOf(source, caseFile)) {
    const place = caseFile.witness.resolve(type, source);
    if (place.kind !== "places") continue;
    const pages = new Set(place.addresses.map((address) => placeKey(address, "row")));
    const there = ledger.entries.filter(({ item }) =>
      item.addresses.some((address) => pages.has(placeKey(address, "row"))),
    );
    const onTopic = there.find((entry) => entry.onTopic);
    if (onTopic !== undefined || there.length === 1) return onTopic ?? there[0];
  }
  return undefined;
}

/** What an entry's place is called, in whatever language the model was told of it. */
function namesIn({ reference, addresses }: EvidenceItem, { dossier, witness }: CaseFile): string[] {
  const [address] = addresses;
  const type = address === undefined ? undefined : witness.document(address)?.source;
  if (address === undefined || type === undefined) return [reference];
  return [reference, ...Locale.options.map((locale) => referenceTo(type, address, dossier, locale))];
}

/** "Deck, page 1" is not named in "Deck, page 12". */
function isNamed(source: string, name: string): boolean {
  const at = source.indexOf(name);
  return at >= 0 && !/^[\p{L}\d]/u.test(source.slice(at + name.length));
}

/** A sum that code has made, by the name of what it gives: it joins the ledger. */
function sumNamed(name: string, ledger: Ledger, { witness, locale, topic }: CaseFile): LedgerEntry | undefined {
  const asked = matchTopic(name)?.topic.id ?? name;
  for (const sum of witness.computed(locale, asked)) {
    const [item] = itemOfCalculation(sum, witness, locale);
    if (item !== undefined) return ledger.add(item, asked === topic?.id);
  }
  return undefined;
}

/** The kind of document the words name; every kind there is where they name none. */
function typesOf(source: string, { dossier }: CaseFile): SourceType[] {
  const named = sourceTypeOf(source);
  if (named === "inference") return [];
  if (named !== null) return [named];
  const there = new Set(dossier.documents.map((document) => document.source));
  return SourceType.options.filter((type) => type !== "inference" && there.has(type));
}

/** Sums, recomputed: right ones on figures that somebody brought in, and the others with what is wrong. */
export function checkSums(
  sums: readonly string[],
  ledger: Ledger,
  caseFile: CaseFile,
): { right: string[]; struck: StruckEvidence[] } {
  const right: string[] = [];
  const struck: StruckEvidence[] = [];
  const known = knownFigures(ledger, caseFile);
  for (const sum of sums.slice(0, MOST_PIECES)) {
    const { ok, explanation } = checkCalculation({ formula: sum }, { locale: caseFile.locale });
    const cited = shorten(sum, LONGEST_WORDS);
    const [invented] = inventedFigures(sum.slice(0, sum.lastIndexOf("=")), known);
    if (!ok) struck.push({ cited, code: "wrong_sum", explanation });
    else if (invented === undefined) right.push(cited);
    else {
      const say = debateSentences[caseFile.locale].struck;
      struck.push({ cited, code: "unknown_figure", explanation: say.unknownFigure({ figure: invented }) });
    }
  }
  return { right, struck };
}
