import { verdictSentences } from "../i18n/verdict-sentences.ts";
import { numericGap } from "../quantities/compare.ts";
import type { CaseFile } from "./case-file.ts";
import type { Ruling } from "./ruling.ts";
import { sayItem, sayValue } from "./say.ts";

/** What an investor must know beyond the value. */
export function redFlagsOf(caseFile: CaseFile, ruling: Ruling): string[] {
  const { redFlag, colon, semicolon } = verdictSentences[caseFile.locale];
  const topic = caseFile.contradiction.topic;
  const flags: string[] = [];
  for (const record of caseFile.records) {
    for (const citation of record.citations.filter(({ status }) => status === "phantom")) {
      flags.push(redFlag.phantom({ agent: record.agentName, reference: citation.reference }));
    }
  }
  if (ruling.reason === "primary_sources_conflict") {
    const statements = (ruling.conflicting ?? [])
      .slice(0, 4)
      .map((item) => `${item.reference}${colon}${sayItem(item, caseFile)}`);
    flags.push(redFlag.conflict({ topic, statements: statements.join(semicolon) }));
  }
  if (typeof ruling.value === "number") {
    const other = caseFile.testimony.find(
      (item) =>
        item.calculation !== undefined &&
        item.rank === "primary" &&
        typeof item.value === "number" &&
        numericGap(item.value, ruling.value as number) > 0.3,
    );
    if (other?.calculation !== undefined) {
      flags.push(
        redFlag.computedDiffers({ topic, calculation: other.calculation, value: sayValue(ruling.value, caseFile) }),
      );
    }
  }
  return [...new Set(flags)];
}
