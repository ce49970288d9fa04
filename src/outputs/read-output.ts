import type { AgentOutput, Tier } from "../domain/finding.ts";
import { textsIn } from "../domain/texts-in.ts";
import { numberHabit } from "../quantities/habits.ts";
import { categoryOf } from "./categories.ts";
import { Collector } from "./collector.ts";
import { readConfidence, usesUnitScale } from "./confidence.ts";
import { type Free, field, isFree, textField } from "./fields.ts";
import { type AgentFrame, NOWHERE } from "./frame.ts";
import { readMemo } from "./memo.ts";
import { jsonIn, spokenByModel, stateBeside, unfolded } from "./messages.ts";
import { refused, withObjections, withRefusals } from "./objections.ts";
import { ROOT_PATH } from "./paths.ts";
import { readProse } from "./prose.ts";
import { collectRedFlags } from "./red-flags.ts";
import type { UnreadPart } from "./unread.ts";
import { walk } from "./walk.ts";

const MAX_DEPTH = 64;

/**
 * Reads what an analyst handed over by what it says, not by its keys: our own shape, any JSON of its own, the messages
 * of the usual frameworks, or prose. The output is kept as it is; what could not be understood is listed with its path,
 * never dropped.
 *
 * ```ts
 * const { output, unread } = readAgentOutput(JSON.parse(answer), "auditor");
 * ```
 */
export function readAgentOutput(json: unknown, fallbackName: string): { output: AgentOutput; unread: UnreadPart[] } {
  if (isTooDeep(json)) return nothing(json, fallbackName, "too_deep");
  const spoken = typeof json === "string" ? json : (spokenByModel(json) ?? json);
  if (typeof spoken !== "string") return readJson(spoken, json, fallbackName);
  const held = jsonIn(spoken);
  const state = stateBeside(json);
  if (state !== null)
    return held === null
      ? withProse(readJson(state, json, fallbackName), spoken)
      : withProse(readJson({ ...state, answer: held.json }, json, fallbackName), held.prose);
  if (held === null) return readMemo(spoken, fallbackName);
  if (isTooDeep(held.json)) return nothing(json, fallbackName, "too_deep");
  const messages = spokenByModel(held.json);
  if (messages !== null && messages !== spoken) return readAgentOutput(messages, fallbackName);
  const read = readJson(held.json, json, fallbackName);
  return /\d|\p{L}(?:\P{L}+\p{L}+){20}/u.test(held.prose) ? withProse(read, held.prose) : read;
}

type ReadOutput = ReturnType<typeof readAgentOutput>;

/** What an answer says around its JSON is said by the same analyst. */
function withProse({ output, unread }: ReadOutput, prose: string): ReadOutput {
  const around = readMemo(prose, output.agentName);
  const redFlags = [...(output.redFlags ?? []), ...(around.output.redFlags ?? [])];
  const findings = [...output.findings, ...around.output.findings];
  const recommendation = output.recommendation ?? around.output.recommendation;
  const [one, other] = [output.reading, around.output.reading];
  const reading = one === undefined || other === undefined ? (one ?? other) : bothReadings(one, other);
  const silent = findings.length + redFlags.length === 0;
  return {
    output: {
      ...output,
      findings,
      ...(recommendation === undefined ? {} : { recommendation }),
      ...(redFlags.length === 0
        ? {}
        : { redFlags: redFlags.map((flag, at) => ({ ...flag, id: `${output.agentName}-flag-${at + 1}` })) }),
      ...(reading === undefined ? {} : { reading }),
    },
    unread: [...unread, ...around.unread].filter(({ reason }) => reason !== "no_findings" || silent),
  };
}

/** Memos kept whole in a field: their headings say which part warns and which advises. */
function* memosIn(said: unknown): Generator<string> {
  for (const text of textsIn(said)) if (HEADINGS.test(text)) yield text;
}

const HEADINGS = /^\s{0,3}#{1,6}\s\S[^\n]*\n[\s\S]*\S/m;

type Reading = NonNullable<AgentOutput["reading"]>;

const bothReadings = (one: Reading, other: Reading): Reading => ({
  seen: one.seen + other.seen,
  understood: one.understood + other.understood,
  notUnderstood: [...one.notUnderstood, ...other.notUnderstood],
});

function readJson(folded: unknown, json: unknown, fallbackName: string): ReadOutput {
  const said = unfolded(folded);
  if (isTooDeep(said)) return nothing(json, fallbackName, "too_deep");
  if (typeof said !== "object" || said === null) return nothing(json, fallbackName, "nothing_said");
  const top: Free = isFree(said) ? said : {};
  const frame = frameOf(said, top, fallbackName);
  const into = new Collector(frame);
  readParts(said, top, into);
  const memos = [...memosIn(said)].map((text) => readMemo(text, frame.agentName).output);
  const listed = [...collectRedFlags(said, frame.agentName), ...memos.flatMap(({ redFlags = [] }) => redFlags)].map(
    (flag, at) => ({ ...flag, id: `${frame.agentName}-flag-${at + 1}` }),
  );
  for (const flag of listed) readFlagTexts(flag, into);
  const recommendation =
    recommendationOf(top) ?? memos.find((memo) => memo.recommendation !== undefined)?.recommendation ?? null;
  const refusal = recommendation === null ? null : refused(recommendation, "recommendation");
  const warned = withRefusals(listed, refusal === null ? [] : [refusal], frame.agentName);
  const redFlags = withObjections(warned, into.objections, frame.agentName, frame.habit);
  const unread: UnreadPart[] = into.notUnderstood.map(({ path, text }) => ({ path, reason: "not_understood", text }));
  if (into.findings.length + redFlags.length === 0) unread.push({ path: "$", reason: "no_findings" });
  return {
    output: {
      agentName: frame.agentName,
      tier: frame.tier,
      output: "output" in top ? top.output : json,
      findings: into.findings,
      ...(recommendation === null ? {} : { recommendation }),
      ...(redFlags.length === 0 ? {} : { redFlags }),
      reading: into.reading(),
    },
    unread,
  };
}

function nothing(json: unknown, agentName: string, reason: UnreadPart["reason"]) {
  return {
    output: { agentName, tier: 1 as Tier, output: json, findings: [] },
    unread: [{ path: "$", reason }],
  };
}

function frameOf(said: unknown, top: Free, fallbackName: string): AgentFrame {
  const unitScale = usesUnitScale(said);
  const name = textField(top, "agentName") ?? (typeof top.name === "string" ? top.name : null);
  const inner = field(top, "output")?.value;
  const overall = field(top, "confidence")?.value ?? (isFree(inner) ? field(inner, "confidence")?.value : undefined);
  return {
    agentName: name ?? fallbackName,
    tier: readTier(field(top, "tier")?.value) ?? 1,
    unitScale,
    confidence: readConfidence(overall, unitScale),
    category: categoryOf(textField(top, "category") ?? "") ?? categoryOf(name ?? fallbackName),
    habit: numberHabit(textsIn(said)),
  };
}

/** Our own shape states its findings in a list; what its free `output` says besides is said in passing. */
function readParts(said: unknown, top: Free, into: Collector): void {
  const { findings, output, ...others } = top;
  const own = Array.isArray(findings) && findings.length > 0 && "output" in top;
  if (!own) {
    walk(said, ROOT_PATH, null, NOWHERE, into);
    return;
  }
  walk(findings, "findings", "findings", NOWHERE, into);
  walk(others, ROOT_PATH, null, NOWHERE, into);
  walk(output, "output", "output", { ...NOWHERE, inPassing: true }, into);
}

/** The figures of a warning are claims like any other. */
function readFlagTexts(
  { text, impact, evidence, path }: NonNullable<AgentOutput["redFlags"]>[number],
  into: Collector,
): void {
  const around = { ...NOWHERE, inPassing: true, place: evidence[0]?.source ?? "" };
  const own = evidence.filter(({ type }) => type === "inference").map(({ content }) => content);
  for (const part of new Set([text, ...own, ...(impact === undefined ? [] : [impact])])) {
    readProse(part, path, { ...around, label: null }, into, new Set(), "figures_only");
  }
}

function readTier(value: unknown): Tier | null {
  const number = typeof value === "string" ? Number(/\d/.exec(value)?.[0]) : value;
  return number === 1 || number === 2 || number === 3 ? number : null;
}

/** The nearest to the top: reports put it under a heading or two. Lists hold the advice of their items, not the analyst's. */
function recommendationOf(json: Free): string | null {
  let level = [json];
  for (let depth = 0; depth < 3; depth++) {
    for (const one of level) {
      const text = wordsOf(field(one, "recommendation")?.value);
      if (text !== "") return text;
    }
    level = level.flatMap((one) => Object.values(one).filter(isFree));
  }
  return null;
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join("\n");
  return isFree(value) ? Object.values(value).map(wordsOf).filter(Boolean).join(". ") : "";
}

/** Looked at one branch after the other: what holds itself is known after one way down, not after all of them. */
function isTooDeep(json: unknown, depth = 0): boolean {
  if (typeof json !== "object" || json === null) return false;
  return depth >= MAX_DEPTH || Object.values(json).some((value) => isTooDeep(value, depth + 1));
}
