import { verdictSentences } from "../i18n/verdict-sentences.ts";
import type { CaseFile } from "./case-file.ts";
import type { Ruling } from "./ruling.ts";
import { sayItem, sayPosition, statementsOf } from "./say.ts";

/** What an investor must know beyond the value. */
export function redFlagsOf(caseFile: CaseFile, ruling: Ruling): string[] {
  const { redFlag } = verdictSentences[caseFile.locale];
  const topic = caseFile.contradiction.topic;
  const flags: string[] = [];
  for (const record of caseFile.records) {
    for (const citation of record.citations.filter(({ status }) => status === "phantom")) {
      flags.push(redFlag.phantom({ agent: record.agentName, reference: citation.reference }));
    }
  }
  flags.push(...unsourced(caseFile, ruling));
  if (ruling.reason === "primary_sources_conflict") {
    flags.push(redFlag.conflict({ topic, statements: statementsOf(ruling.conflicting ?? [], caseFile) }));
  }
  const [stated] = ruling.grounds;
  if (ruling.refutedBy?.calculation !== undefined && stated !== undefined) {
    const { calculation } = ruling.refutedBy;
    flags.push(redFlag.computedDiffers({ topic, calculation, value: sayItem(stated, caseFile) }));
  }
  return [...new Set(flags)];
}

/** Who lost to the documents and cites nothing made the value up, or got it wrong on the way. */
function unsourced(caseFile: CaseFile, ruling: Ruling): string[] {
  const [ground] = ruling.grounds;
  if (ruling.decision === "UNRESOLVED" || ground === undefined) return [];
  const winners = ruling.winningSide?.positions ?? [];
  return caseFile.contradiction.positions.flatMap((position, i) => {
    if (winners.includes(position) || position.normalizedValue === undefined) return [];
    if (caseFile.records[i]?.citations.length !== 0) return [];
    const said = sayPosition(position, caseFile);
    const { redFlag } = verdictSentences[caseFile.locale];
    return [redFlag.unsourced({ agent: position.agentName, said, found: statementsOf([ground], caseFile) })];
  });
}
