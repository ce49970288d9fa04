import type { EvidenceItem } from "../../domain/resolution.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { formulasFor } from "../../quantities/topics/formulas.ts";
import type { CaseFile } from "../case-file.ts";
import { statements } from "../statements.ts";
import { whatTheDossierSays } from "../testimony.ts";
import { Ledger } from "./ledger.ts";
import { searchDossier } from "./search-dossier.ts";

/** Beyond this a case is argued on too much: every entry is read in every call. */
const MOST_ENTRIES = 10;
const MOST_ELSEWHERE = 3;
const MOST_INPUTS = 4;

/**
 * The evidence that bears on a case, strongest first: what the dossier says on it, what measures it, what it says for
 * other periods, the inputs of its formulas, then what a search brings up. Never the whole of a document.
 */
export function buildLedger(caseFile: CaseFile): Ledger {
  const { mentions, benchmark, elsewhere } = caseFile;
  const ledger = new Ledger();
  const add = (items: readonly EvidenceItem[], onTopic: boolean) => {
    for (const item of items) if (ledger.entries.length < MOST_ENTRIES) ledger.add(item, onTopic);
  };
  const own = caseFile.records.flatMap(({ support }) => support.slice(0, 2));
  add(primaryFirst(own), true);
  add(primaryFirst(statements(caseFile)), true);
  add(primaryFirst(mentions.map(({ item }) => item)), true);
  if (benchmark !== null) add([benchmark.item], true);
  add(elsewhere.slice(0, MOST_ELSEWHERE), false);
  add(inputsOf(caseFile), false);
  for (const { item, onTopic } of searchDossier(caseFile, MOST_ENTRIES)) add([item], onTopic);
  return ledger;
}

const primaryFirst = (items: readonly EvidenceItem[]): EvidenceItem[] =>
  [...items].sort((a, b) => Number(b.rank === "primary") - Number(a.rank === "primary"));

/** What the dossier says of the figures that the topic is computed from. */
function inputsOf({ topic, witness, locale, contradiction }: CaseFile): EvidenceItem[] {
  if (topic === null || contradiction.contradictionType !== "numeric_value") return [];
  const inputs = new Set(formulasFor(topic.id).flatMap((formula) => formula.inputs.flatMap(({ topics }) => topics)));
  inputs.delete(topic.id);
  return [...inputs]
    .filter((id) => witness.says({ topic: id, sure: true }).length > 0)
    .slice(0, MOST_INPUTS)
    .flatMap((id) => whatTheDossierSays(topicById(id) ?? null, witness, locale).slice(0, 1));
}
