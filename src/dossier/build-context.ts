import { stat } from "node:fs/promises";
import type { VerificationContext } from "../domain/context.ts";
import type { DocumentRole, SourceDocument } from "../domain/document.ts";
import type { Dossier, UnreadableDocument } from "../domain/dossier.ts";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { explainError } from "../i18n/errors.ts";
import { coverageOf } from "./coverage.ts";
import {
  type DocumentInput,
  type DocumentRequest,
  isDocumentInput,
  nameOf,
  requestFor,
  sourceOfOther,
} from "./document-input.ts";
import { detectFormat } from "./formats.ts";
import { parseIsolated, readWithin, withFile } from "./isolate.ts";
import { type OcrOptions, readPictures } from "./ocr/read-pictures.ts";
import { type Origin, rememberOrigins } from "./origins.ts";
import { setApart } from "./quarantine/set-apart.ts";
import { rawData } from "./raw-data.ts";
import { DEFAULT_READ_LIMITS } from "./reader.ts";

/** The documents of a deal. Databases may also be given as data that was already read. */
export interface DealSources {
  deck?: DocumentInput | undefined;
  financialModel?: DocumentInput | undefined;
  contextEngine?: DocumentInput | object | undefined;
  fundingDb?: DocumentInput | object | undefined;
  /** Read as further deck-like sources, spreadsheets as further models. */
  others?: DocumentInput[] | undefined;
}

/** How documents are read, and what reading one may cost. */
export interface BuildOptions extends OcrOptions {
  /** Language of the sentences about documents that could not be read. Default: that of the documents, else English. */
  locale?: Locale | undefined;
}

const SOURCES: Readonly<Record<keyof DealSources, true>> = {
  deck: true,
  financialModel: true,
  contextEngine: true,
  fundingDb: true,
  others: true,
};

/** Their names: what is spelt otherwise is refused. */
export const BUILD_OPTIONS: Readonly<Record<keyof BuildOptions, true>> = {
  locale: true,
  ocr: true,
  onPictureRead: true,
  limits: true,
  timeoutMs: true,
  memoryBytes: true,
  signal: true,
};

interface ReadDocument {
  document: SourceDocument;
  origin: Origin;
  data: unknown;
}

/**
 * Reads the documents of a deal into addressed evidence. A document that cannot be read is listed in
 * `dossier.unreadable` with its reason; the others are read all the same.
 *
 * ```ts
 * const context = await buildVerificationContext({ deck: "deck.pdf", financialModel: "model.xlsx" });
 * ```
 */
export async function buildVerificationContext(
  sources: DealSources,
  options: BuildOptions = {},
): Promise<VerificationContext> {
  refuseUnknown("buildVerificationContext", sources, SOURCES);
  refuseUnknown("buildVerificationContext", options, BUILD_OPTIONS);
  return readDocuments(requestsOf(sources), [], options);
}

/** Says with what role a document that was read is evidence; null where it is none. */
export type Admission = (document: SourceDocument) => SourceDocument | null;

/** The same for documents that are already named; `refused` are those that must not even be opened. */
export async function readDocuments(
  requests: DocumentRequest[],
  refused: Refusal[],
  options: BuildOptions,
  admit: Admission = (document) => document,
): Promise<VerificationContext> {
  const outcomes = await Promise.all(requests.map((request) => read(request, options)));
  const readOnes = outcomes.flatMap((outcome) => {
    const document = "document" in outcome ? admit(outcome.document) : null;
    return "document" in outcome && document !== null ? [{ ...outcome, document }] : [];
  });
  const documents = readOnes.map((outcome) => outcome.document);
  const locale = options.locale ?? languageOf(documents) ?? "en";
  const refusals = [...outcomes.flatMap((outcome) => ("document" in outcome ? [] : [outcome])), ...refused];
  const unreadable = refusals.map((one) => ({ ...one, message: explainError(one, locale) }));
  const dossier: Dossier = { documents, unreadable, coverage: coverageOf(documents, unreadable) };
  rememberOrigins(dossier, new Map(readOnes.map(({ document, origin }) => [document.id, origin])));
  const dataOf = (source: SourceDocument["source"]) => readOnes.find((one) => one.document.source === source)?.data;
  const contextEngineData = dataOf("context_engine");
  const fundingDbData = dataOf("funding_db");
  return {
    dossier,
    ...(contextEngineData === undefined ? {} : { contextEngineData }),
    ...(fundingDbData === undefined ? {} : { fundingDbData }),
  };
}

function requestsOf(sources: DealSources): DocumentRequest[] {
  const taken = new Set<string>();
  const requests: DocumentRequest[] = [];
  const add = (input: unknown, source: DocumentRequest["source"], name: string) => {
    if (input === undefined || input === null) return;
    requests.push(requestFor(isDocumentInput(input) ? input : asJson(input, name), source, name, taken));
  };
  add(sources.deck, "deck", "deck");
  add(sources.financialModel, "financial_model", "financial_model");
  add(sources.contextEngine, "context_engine", "context_engine");
  add(sources.fundingDb, "funding_db", "funding_db");
  sources.others?.forEach((other, index) => {
    add(other, sourceOfOther(nameOf(other)), `document-${index + 1}`);
  });
  return requests;
}

function asJson(data: unknown, name: string): DocumentInput {
  return { bytes: Buffer.from(JSON.stringify(data)), name };
}

async function read(request: DocumentRequest, options: BuildOptions): Promise<ReadDocument | Refusal> {
  const { id, name, source } = request;
  try {
    const { bytes, origin } = await open(request, options);
    const format = detectFormat(name, bytes);
    const parsed = await readPictures(await parseIsolated(bytes, format, options), bytes, options, name);
    return {
      document: setApart({ id, name, source, role: roleOf(source), ...parsed }),
      origin,
      data: rawData(parsed, source, bytes, { ...DEFAULT_READ_LIMITS, ...options.limits }),
    };
  } catch (error) {
    const named = withFile(error, name);
    if (!(named instanceof TribunalError)) throw named;
    return refusalOf(request, named);
  }
}

const roleOf = (source: SourceDocument["source"]): DocumentRole =>
  source === "deck" || source === "financial_model" ? "company" : "outside";

async function open({ from }: DocumentRequest, options: BuildOptions): Promise<{ bytes: Uint8Array; origin: Origin }> {
  if ("bytes" in from) return { bytes: from.bytes, origin: from };
  const bytes = await readWithin(from.path, options.limits?.maxFileBytes ?? DEFAULT_READ_LIMITS.maxFileBytes);
  const { size, mtimeMs } = await stat(from.path);
  return { bytes, origin: { path: from.path, size, modifiedMs: mtimeMs } };
}

/** A document that could not be read, before its reason is put into words. */
export type Refusal = Omit<UnreadableDocument, "message">;

/** Turns an error about a document into its entry among the unreadable ones. */
export function refusalOf({ id, name, source }: Omit<DocumentRequest, "from">, error: TribunalError): Refusal {
  return { id, name, source, code: error.code, detail: { file: name, ...error.detail } };
}

/** The first language of ours that a document is written in. */
export function languageOf(documents: SourceDocument[]): Locale | null {
  for (const { language } of documents) {
    if (language === "fr" || language === "en" || language === "pt") return language;
  }
  return null;
}
