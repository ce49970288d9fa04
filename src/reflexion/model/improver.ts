import type { QualityEngineConfig } from "../../domain/config.ts";
import type { ModelDesk } from "../../model/model-desk.ts";
import { audit } from "../audit/audit.ts";
import type { Desk } from "../desk.ts";
import type { Correction, Improver } from "../improve/correction.ts";
import { applyEdits, type Edit } from "../improve/edits.ts";
import { evidenceImprover } from "../improve/improve.ts";
import type { AgentUnderReview, Objection } from "../objection.ts";
import { ImproverAnswer, improverPrompt, type ProposedCorrection } from "../prompts/improver.ts";
import type { Passage } from "../reading/passages.ts";
import { type Reading, readOutput } from "../reading/read-output.ts";
import { documentsOn } from "./documents.ts";
import { evidenceFor } from "./evidence-for.ts";
import { judgeCorrection } from "./judge-correction.ts";
import type { ModelRecord } from "./record.ts";
import { shown } from "./words.ts";

/** An objection that code could not fix, and the sentence it is about. */
interface Open {
  /** Its place among all objections. */
  index: number;
  objection: Objection;
  passage: Passage;
}

const MOST_ASKED = 20;
/** What a critique counts for beside its sentence: flat, since its words are in the reader's language. */
const ISSUE = 300;
const ANSWER_TOKENS = 400;
const ANSWER_TOKENS_EACH = 180;

/** Corrects by code, then asks a model once about what code could not fix. Only what can be verified is taken. */
export function modelImprover(
  asker: ModelDesk,
  record: ModelRecord,
  agent: AgentUnderReview,
  config: QualityEngineConfig["reflexion"],
): Improver {
  let asked = 0;
  return {
    async improve(objections, reading, desk) {
      const corrections = await evidenceImprover.improve(objections, reading, desk);
      const open = stillOpen(objections, corrections, reading);
      const chosen = open.slice(0, MOST_ASKED);
      for (const _ of open.slice(MOST_ASKED)) record.refuse("not_asked");
      const about = `${agent.agentName} ${agent.tier} ${++asked}`;
      const proposed = chosen.length === 0 ? [] : await ask(chosen, { asker, about }, record, desk, config);
      const taken = judge(proposed, chosen, corrections, record, desk);
      const standing = audited(taken, { objections, corrections, reading, desk, agent, record });
      return corrections.map((correction, index) => standing.get(index) ?? correction);
    },
  };
}

/** What code left open on a sentence: a bare value, a missing entry or a whole red flag is no sentence to rewrite. */
function stillOpen(objections: readonly Objection[], corrections: readonly Correction[], reading: Reading): Open[] {
  const byPath = Map.groupBy(reading.passages, ({ leaf }) => leaf.path);
  return objections.flatMap((objection, index): Open[] => {
    if (corrections[index]?.status === "FIXED") return [];
    const { path, start, end } = objection.span;
    const passage = byPath.get(path)?.find((one) => one.start <= start && end <= one.end);
    return passage === undefined ? [] : [{ index, objection, passage }];
  });
}

async function ask(
  open: readonly Open[],
  { asker, about }: { asker: ModelDesk; about: string },
  record: ModelRecord,
  desk: Desk,
  config: QualityEngineConfig["reflexion"],
): Promise<ProposedCorrection[]> {
  const evidence = evidenceFor(
    open.map(({ passage }) => passage.text),
    desk,
  );
  // Nothing at hand could carry a correction: every one would be refused.
  if (evidence.facts.length === 0 && evidence.sums.length === 0) return [];
  let left = config.maxQuestionCharacters;
  const critiques = open.flatMap(({ objection, passage }, at): [number, string, string, string][] => {
    const issue = shown(objection.critique.issue);
    left -= ISSUE + passage.text.length;
    if (left >= 0) return [[at + 1, objection.critique.type, issue, passage.text]];
    record.refuse("not_asked");
    return [];
  });
  const before = asker.tokens;
  const setting = { documents: documentsOn(desk), instructions: desk.prompts };
  const prompt = { ...improverPrompt({ ...evidence, critiques }, desk.locale, setting), about };
  const answer = await asker.ask("improver", prompt, ImproverAnswer, ANSWER_TOKENS + ANSWER_TOKENS_EACH * open.length);
  record.tokens += asker.tokens - before;
  if ("data" in answer) return answer.data.corrections;
  record.fail("improver", answer.failure);
  return [];
}

/** The proposals that hold by themselves and collide with nothing, by the place of their objection. */
function judge(
  proposed: readonly ProposedCorrection[],
  asked: readonly Open[],
  corrections: readonly Correction[],
  record: ModelRecord,
  desk: Desk,
): Map<number, Correction> {
  const taken = new Map<number, Correction>();
  const seen = new Set<number>();
  for (const one of proposed) {
    const open = asked[one.critique - 1];
    if (open === undefined) {
      record.refuse("unknown_critique");
      continue;
    }
    if (seen.has(open.index)) {
      record.refuse("repeated");
      continue;
    }
    seen.add(open.index);
    const verdict = judgeCorrection(one, open.passage, desk);
    if ("refused" in verdict) record.refuse(verdict.refused);
    else if (
      corrections.some((other, index) => index !== open.index && collide(verdict.correction, taken.get(index) ?? other))
    )
      record.refuse("overlaps");
    else taken.set(open.index, verdict.correction);
  }
  return taken;
}

/** Two changes of the same words, or of a sentence that the other one completes. */
function collide(a: Correction, b: Correction): boolean {
  return a.edits.some((one) => b.edits.some((other) => touches(one, other)));
}

function touches(a: Edit, b: Edit): boolean {
  if (JSON.stringify(a.steps) !== JSON.stringify(b.steps)) return false;
  return (
    a.kind !== "text" ||
    b.kind !== "text" ||
    (a.start < b.end && b.start < a.end) ||
    (a.start <= b.start && b.end <= a.end)
  );
}

/** Takes back what the audit objects to once all corrections stand in the text: then code's own correction stands. */
function audited(
  taken: Map<number, Correction>,
  work: {
    objections: readonly Objection[];
    corrections: readonly Correction[];
    reading: Reading;
    desk: Desk;
    agent: AgentUnderReview;
    record: ModelRecord;
  },
): Map<number, Correction> {
  if (taken.size === 0) return taken;
  const { objections, corrections, reading, desk, agent, record } = work;
  const all = corrections.flatMap((correction, index) => (taken.get(index) ?? correction).edits);
  const revised = readOutput(applyEdits(reading.output, all), reading.findings);
  const found = audit(revised, desk, agent);
  const before = new Set(objections.map(faultOf));
  const standing = new Map(taken);
  for (const [index, correction] of taken) {
    const own = objections[index];
    const text = String(revised.tree.leaves.find(({ path }) => path === own?.span.path)?.value ?? "");
    const start = text.indexOf(correction.change.after);
    const end = start + correction.change.after.length;
    const raised = found.filter(
      ({ span }) => span.path === own?.span.path && (start < 0 || (span.start < end && start < span.end)),
    );
    if (!raised.some((one) => own === undefined || faultOf(one) === faultOf(own) || !before.has(faultOf(one))))
      continue;
    standing.delete(index);
    record.refuse("audit_objects");
  }
  record.correctionsTaken += standing.size;
  return standing;
}

function faultOf({ critique, topic }: Objection): string {
  return `${critique.type}|${critique.location.section}|${topic}`;
}
