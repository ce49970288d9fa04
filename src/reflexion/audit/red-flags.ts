import type { CritiqueSeverity } from "../../domain/critique.ts";
import type { Evidence } from "../../domain/finding.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { readRedFlag } from "../../outputs/red-flags.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { type RedFlag, type RedFlagPart, redFlagsOf } from "../reading/red-flags.ts";
import { NOT_AVAILABLE } from "../words.ts";
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
    (flag) => flag.grade === "CRITICAL" && (flag.missing.includes("evidence") || falseEvidence(flag, desk) !== null),
  );
}

/** An alarm with hardly anything behind it is worse than one that only lacks a question. */
function severityOf(missing: readonly RedFlagPart[]): CritiqueSeverity {
  if (missing.length >= 3) return "CRITICAL";
  return missing.includes("evidence") || missing.includes("impact") ? "HIGH" : "MEDIUM";
}

/** The first source of a flag that does not hold, by the check that the answer tells its standing by. */
function falseEvidence(flag: RedFlag, desk: Desk): FalseSource | null {
  // What was added to a warning stands on lines of its own, and was checked then.
  const [ownWords = ""] = String(flag.title.value).split("\n");
  const read = readRedFlag(flag.entry?.value ?? ownWords, flag.path);
  if (read === null) return null;
  // "Evidence: not available" cites nothing.
  const evidence = read.evidence.filter(({ content }) => !NOT_AVAILABLE.test(content));
  const { checks } = desk.witness.checkFlag("", { id: flag.path, ...read, evidence }, desk.locale);
  for (const { citation, check } of checks) {
    if (check.status !== "phantom" && check.status !== "altered" && check.status !== "unsupported") continue;
    const cited: Evidence = { type: "quote", content: citation.quote ?? "", source: citation.reference };
    return { backing: backingOf(cited, flag), kind: check.status, check };
  }
  return null;
}

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
