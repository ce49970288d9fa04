import type { VerificationContext } from "../domain/context.ts";
import type { SourceDocument } from "../domain/document.ts";
import type { Dossier, UnreadableDocument } from "../domain/dossier.ts";
import { TribunalError } from "../domain/errors.ts";
import { requireObject, requireText } from "../domain/known-options.ts";
import { explainInputError } from "../i18n/input-errors.ts";
import { coverageOf } from "./coverage.ts";
import { setApart, setApartAll } from "./quarantine/set-apart.ts";
import { jsonSection } from "./text/json-section.ts";
import { sectionsFromMarkers } from "./text/markers.ts";
import { toDocument } from "./text/text.ts";

type PlainParts = Pick<
  VerificationContext,
  "deckExtracts" | "financialModelExtracts" | "contextEngineData" | "fundingDbData"
>;

const built = new WeakMap<VerificationContext, { parts: PlainParts; dossier: Dossier }>();

/**
 * The dossier a context stands for: the one built from files, or one made of its plain strings and data, with their
 * markers as addresses. Made once per context, and again only if its parts were replaced. What gives orders to a
 * machine is set apart in it, whoever made it.
 *
 * ```ts
 * dossierOf({ deckExtracts: "Slide 8\nMRR: 42,000 €" }).documents.length; // 1
 * ```
 */
export function dossierOf(context: VerificationContext): Dossier {
  requireObject("The context", context);
  if (context.dossier !== undefined) return setApartAll(context.dossier);
  const known = built.get(context);
  if (known !== undefined && samePartsAs(known.parts, context)) return known.dossier;
  const { deckExtracts, financialModelExtracts, contextEngineData, fundingDbData } = context;
  const dossier = fromPlain(context);
  built.set(context, {
    parts: { deckExtracts, financialModelExtracts, contextEngineData, fundingDbData } as PlainParts,
    dossier,
  });
  return dossier;
}

function samePartsAs(parts: PlainParts, context: VerificationContext): boolean {
  return (
    parts.deckExtracts === context.deckExtracts &&
    parts.financialModelExtracts === context.financialModelExtracts &&
    parts.contextEngineData === context.contextEngineData &&
    parts.fundingDbData === context.fundingDbData
  );
}

function fromPlain(context: VerificationContext): Dossier {
  const found: SourceDocument[] = [];
  const unreadable: UnreadableDocument[] = [];
  const addText = (text: string | undefined, source: "deck" | "financial_model") => {
    if (text === undefined) return;
    requireText(`What the context says of the ${source}`, text);
    if (text.trim() === "") return;
    found.push({ id: source, name: source, source, ...toDocument("text", sectionsFromMarkers(text, source)) });
  };
  const addData = (data: unknown, source: "context_engine" | "funding_db") => {
    if (data === undefined || data === null) return;
    try {
      const sections = [jsonSection(spelled(data))];
      found.push({ id: source, name: source, source, format: "json", language: null, sections, issues: [] });
    } catch (error) {
      const { code, detail } = error instanceof TribunalError ? error : badData(error);
      const named = { file: source, ...detail };
      const message = explainInputError({ code, detail: named }, "en");
      unreadable.push({ id: source, name: source, source, code, detail: named, message });
    }
  };
  addText(context.deckExtracts, "deck");
  addText(context.financialModelExtracts, "financial_model");
  addData(context.contextEngineData, "context_engine");
  addData(context.fundingDbData, "funding_db");
  const documents = found.map(setApart);
  return { documents, unreadable, coverage: coverageOf(documents, unreadable) };
}

function badData(error: unknown): TribunalError {
  const reason = error instanceof Error ? error.message : String(error);
  return new TribunalError("bad_json", reason, { reason }, error);
}

/** Data as JSON text; a text that is not JSON stands for itself. */
function spelled(data: unknown): string {
  if (typeof data !== "string") return JSON.stringify(data);
  return /^\s*[[{]/.test(data) ? data : JSON.stringify(data);
}
