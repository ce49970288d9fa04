import type { CritiqueSeverity } from "../../domain/critique.ts";
import type { Evidence } from "../../domain/finding.ts";
import { readEvidence } from "../../evidence/citations/evidence.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { readEvidence as readFreeEvidence } from "../../outputs/evidence.ts";
import { isFree } from "../../outputs/fields.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import { topicsMentioned } from "../reading/mentions.ts";
import type { Reading } from "../reading/read-output.ts";
import { type RedFlag, type RedFlagPart, redFlagsOf } from "../reading/red-flags.ts";
import { referencesIn } from "../reading/references.ts";
import type { FalseSource } from "./verify-sources.ts";
import { objectTo } from "./write.ts";

/** Red flags that lack a part, or whose evidence does not exist. */
export function auditRedFlags(reading: Reading, desk: Desk): Objection[] {
  return redFlagsOf(reading).flatMap((flag) => {
    const words = critiqueSentences[desk.locale];
    const common = {
      section: flag.path,
      quote: String(flag.title.value),
      impact: words.impactOf.redFlag,
      topic: topicsMentioned(flag.text)[0] ?? null,
      span: { path: flag.path, start: 0, end: String(flag.title.value).length },
    };
    const fault = falseEvidence(flag, desk);
    if (fault !== null) {
      return [
        objectTo(
          {
            ...common,
            type: "unsourced_claim",
            severity: "CRITICAL",
            words: words.redFlagFalse({ source: fault.backing.evidence.source, found: fault.check.explanation }),
            effort: "MODERATE",
            matter: { kind: "red_flag", flag, missing: flag.missing, fault },
          },
          reading,
        ),
      ];
    }
    if (flag.missing.length === 0) return [];
    return [
      objectTo(
        {
          ...common,
          type: "incomplete_red_flag",
          severity: severityOf(flag.missing),
          words: words.redFlag({ missing: flag.missing }),
          effort: flag.missing.length > 2 ? "MODERATE" : "EASY",
          matter: { kind: "red_flag", flag, missing: flag.missing, fault: null },
        },
        reading,
      ),
    ];
  });
}

/** A red flag that calls itself critical and shows nothing for it, or something that is not so. */
export function hasUnprovenCriticalFlag(reading: Reading, desk: Desk): boolean {
  return redFlagsOf(reading).some(
    (flag) =>
      /critical|critique|crític|critic/i.test(flag.severity ?? "") &&
      (flag.missing.includes("evidence") || falseEvidence(flag, desk) !== null),
  );
}

/** An alarm with hardly anything behind it is worse than one that only lacks a question. */
function severityOf(missing: readonly RedFlagPart[]): CritiqueSeverity {
  if (missing.length >= 3) return "CRITICAL";
  return missing.includes("evidence") || missing.includes("impact") ? "HIGH" : "MEDIUM";
}

function falseEvidence(flag: RedFlag, desk: Desk): FalseSource | null {
  const evidence: Evidence[] =
    flag.entry !== null && isFree(flag.entry.value)
      ? readFreeEvidence(flag.entry.value).evidence
      : referencesIn(flag.text).map(({ text }) => ({ type: "quote", content: "", source: text }));
  for (const one of evidence) {
    const read = readEvidence(one, { ...NO_FINDING, evidence: [one] });
    if (!("citation" in read)) {
      const fault = missingPlace(one, flag, desk);
      if (fault !== null) return fault;
      continue;
    }
    const { citation } = read;
    if (citation.quote === undefined) continue;
    const check = desk.check(citation);
    if (check.status === "phantom" || check.status === "altered" || check.status === "unsupported") {
      return { backing: backingOf(one, flag), kind: check.status, check };
    }
  }
  return null;
}

/** No quote: at least the page or cell must exist. */
function missingPlace(evidence: Evidence, flag: RedFlag, desk: Desk): FalseSource | null {
  const [reference] = referencesIn(evidence.source);
  if (reference === undefined || reference.type === "external") return null;
  if (desk.resolve(reference.type, reference.text).kind !== "missing") return null;
  const check = desk.check({ type: reference.type, reference: reference.text, quote: evidence.source });
  return { backing: backingOf(evidence, flag), kind: "phantom", check };
}

const NO_FINDING = {
  id: "",
  agentName: "",
  metric: "",
  category: "financial" as const,
  value: null,
  confidence: { level: "low" as const, score: 0, factors: [] },
};

function backingOf(evidence: Evidence, flag: RedFlag): FalseSource["backing"] {
  const leaf = flag.entry === null ? flag.title : (leafWith(flag.entry, evidence.source) ?? flag.title);
  const at = String(leaf.value).indexOf(evidence.source);
  return {
    evidence,
    reference: null,
    leaf,
    start: Math.max(0, at),
    end: Math.max(0, at) + evidence.source.length,
    distant: false,
  };
}

function leafWith(entry: NonNullable<RedFlag["entry"]>, text: string): RedFlag["title"] | undefined {
  const own = entry.leaves.find(({ value }) => value === text);
  return own ?? entry.children.flatMap((child) => leafWith(child, text) ?? [])[0];
}
