import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { VerificationContext } from "../domain/context.ts";
import type { SourceDocument } from "../domain/document.ts";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";
import type { AgentOutput } from "../domain/finding.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import {
  type Admission,
  BUILD_OPTIONS,
  type BuildOptions,
  languageOf,
  readDocuments,
} from "../dossier/build-context.ts";
import { nameOnCover } from "../evidence/profile/name.ts";
import { loadAgents, type SpokenText, textOf } from "./agents.ts";
import { dealName } from "./deal-name.ts";
import { type DealDescription, NO_DESCRIPTION, readDealFile } from "./description.ts";
import { type DealFile, type DealPath, findDeal } from "./folder.ts";
import { assignRoles } from "./roles.ts";
import { speakerOf } from "./speaker.ts";
import { type DealWarning, WarningList } from "./warnings.ts";

/** A deal folder, read. */
export interface Deal {
  context: VerificationContext;
  agentOutputs: AgentOutput[];
  warnings: DealWarning[];
  deal: DealInfo;
}

/** What a deal is called and how it speaks. */
export interface DealInfo {
  name: string;
  sector: string | null;
  stage: string | null;
  /** As deal.json says, else the language of the first document that is in one of ours, else English. */
  locale: Locale;
  /** Set in a review: where it is told in Portuguese, it is told as in Portugal. */
  portugal?: true;
}

/**
 * Reads a deal: a single document, several, or a folder with `deck.pdf|pptx`, `model.xlsx`, `context.json`, `funding-db.json|csv`, `agents/*.json`, anything
 * else under `documents/` or in other folders, and an optional `deal.json`. Who speaks in a further document is told by
 * where it stands, its name and its text. Throws only where there is nothing at the path, or nothing to check.
 *
 * ```ts
 * const { context, agentOutputs } = await loadDeal("my-deal");
 * ```
 */
export async function loadDeal(path: DealPath, options: BuildOptions = {}): Promise<Deal> {
  refuseUnknown("loadDeal", options, BUILD_OPTIONS);
  const { root, name, isNamed, origin, listing } = await findDeal(path);
  const noted = new WarningList();
  const described = await describe(listing.files.find((file) => file.inside.toLowerCase() === "deal.json")?.path);
  if ("problem" in described) noted.warn("bad_deal_file", { file: "deal.json", other: described.problem });
  const description = "problem" in described ? NO_DESCRIPTION : described;
  const roles = await assignRoles(root, listing, description, noted.warn);
  if (listing.leftOut.length > 0) {
    noted.warn("too_many_files", { count: listing.leftOut.length, other: namesOf(listing.leftOut) });
  }
  const spoken: (SpokenText | DealFile)[] = [];
  const admit: Admission = (document) => {
    const open = roles.undecided.get(document.id);
    if (description.roles[document.id] === "outside") return ofOthers(document);
    const speaker = open === undefined ? null : speakerOf(document, textOf(document), open.usual);
    if (speaker === null) return document;
    if (speaker === "company") return { ...document, role: speaker };
    if (speaker === "outside") return ofOthers(document);
    noted.warn(speaker === "analyst" ? "read_as_analyst" : "role_unclear", { file: document.id });
    if (speaker === "analyst")
      spoken.push(open?.usual === "analyst" ? open.file : { inside: document.id, value: textOf(document) });
    return null;
  };
  const reading = { ...options, locale: options.locale ?? description.locale };
  const context = await readDocuments(roles.documents, roles.refused, reading, admit);
  const agentOutputs = await loadAgents([...roles.agents, ...spoken], noted.warn, options);
  if (roles.documents.length + roles.refused.length + agentOutputs.length === 0) {
    throw new TribunalError("empty_deal", `${origin} holds nothing to check.`, { file: basename(origin) });
  }
  const documents = context.dossier?.documents ?? [];
  const deal: DealInfo = {
    name: description.name ?? (isNamed ? null : nameInDeck(context)) ?? (dealName(name) || name),
    sector: description.sector ?? null,
    stage: description.stage ?? null,
    locale: description.locale ?? languageOf(documents) ?? "en",
  };
  return { context, agentOutputs, warnings: noted.worded(options.locale ?? deal.locale), deal };
}

/** What the company calls itself on its deck; null where that is not plain. */
export function nameInDeck({ dossier }: VerificationContext): string | null {
  const deck = dossier?.documents.find(({ source }) => source === "deck");
  return deck === undefined ? null : nameOnCover(deck);
}

/** What others say about the company or its market ranks with the data about it, never with the company's own papers. */
function ofOthers(document: SourceDocument): SourceDocument {
  const source = document.source === "funding_db" ? document.source : "context_engine";
  return { ...document, role: "outside", source };
}

const MOST_NAMES = 20;

function namesOf(files: string[]): string {
  const named = files.slice(0, MOST_NAMES).join(", ");
  return files.length > MOST_NAMES ? `${named}, …` : named;
}

async function describe(path: string | undefined): Promise<DealDescription | { problem: string }> {
  if (path === undefined) return NO_DESCRIPTION;
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw refusedBySystem(error, basename(path));
  });
  return readDealFile(text);
}
