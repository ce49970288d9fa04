import { addressOfPassage } from "../../evidence/passages.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { TERMS } from "../../i18n/terms.ts";
import { saysAbsent } from "../../lexicon/absences.ts";
import { squeeze } from "../../outputs/fields.ts";
import { quotationsIn } from "../../outputs/quotations.ts";
import { findQuantities } from "../../quantities/find.ts";
import { formatQuantity } from "../../quantities/format.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import { type Desk, SOURCES } from "../desk.ts";
import type { Matter } from "../objection.ts";
import type { RedFlagPart } from "../reading/red-flags.ts";
import { referencesIn } from "../reading/references.ts";
import { type Correction, calculationShown, citationText, confidenceOf } from "./correction.ts";
import type { Edit } from "./edits.ts";
import { impactOfSubject } from "./red-flag-impact.ts";
import { type Subject, subjectOf } from "./red-flag-subject.ts";
import { describeStanding } from "./standings.ts";

type FlagMatter = Extract<Matter, { kind: "red_flag" }>;

/** Adds the parts a red flag lacks, each from the documents; what they do not hold is marked as not available. */
export function fixRedFlag({ flag, missing, fault }: FlagMatter, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  const subject = subjectOf(flag.text, desk);
  const needed: RedFlagPart[] = fault === null || missing.includes("evidence") ? missing : [...missing, "evidence"];
  const impact = impactOfSubject(subject, desk);
  const printed =
    subject.proof === null
      ? (printedFiguresOf(flag.text, desk) ?? quotedWordsOf(flag.text, desk) ?? absenceOf(flag.text, subject, desk))
      : null;
  const parts: Record<RedFlagPart, string> = {
    severity: severityOf(subject),
    evidence: evidenceOf(subject, desk) ?? printed ?? words.notAvailable({ searched: desk.searched() }),
    impact: impact ?? words.impact.unknown({ searched: desk.searched() }),
    question: questionOf(subject, flag, desk),
  };
  const unproven =
    (needed.includes("evidence") && subject.proof === null) || (needed.includes("impact") && impact === null);
  const nothing = needed.every(
    (part) =>
      (part === "evidence" && subject.proof === null && printed === null) || (part === "impact" && impact === null),
  );
  const bare = needed.includes("evidence") && subject.proof === null && printed === null;
  const step = bare ? lowered(flag, desk) : null;
  const edits =
    flag.entry === null
      ? textEdits(flag, needed, parts, fault, desk)
      : [...fieldEdits(flag, needed, parts, fault, desk), ...(step === null ? [] : [step])];
  const replaced = flag.entry !== null && fault?.backing.leaf != null ? String(fault.backing.leaf.value) : null;
  const title = step === null ? String(flag.title.value) : `[${step.value}] ${flag.title.value}`;
  const shown = lines(title, needed, parts, desk);
  return {
    status: !unproven ? "FIXED" : nothing ? "CANNOT_FIX" : "PARTIALLY_FIXED",
    change: { before: replaced ?? String(flag.title.value), after: shown, type: "completed_red_flag" },
    justification: {
      ...(subject.proof === null ? {} : { sourceUsed: subject.proof.reference }),
      ...(subject.proof === null ? {} : calculationShown(subject.proof, desk)),
      ...(subject.standing === null ? {} : { crossReferenceResult: describeStanding(subject.standing, desk) }),
      ...(unproven
        ? {
            ifCannotFix: bare
              ? words.notBorneOut({ flag: titleOf(flag), searched: desk.searched() })
              : words.impactUnknown({ searched: desk.searched() }),
          }
        : {}),
    },
    confidenceImpact: subject.proof === null ? (unproven ? -5 : 0) : confidenceOf(subject.proof),
    edits,
    proof: subject.proof,
    provedFalse: false,
    need: unproven ? parts.question : null,
  };
}

/** Far from the others, or a plan beyond doubling each year: critical. Key metrics: high. */
function severityOf({ topic, proof, standing }: Subject): string {
  const extreme = standing !== null && (standing.percentile > 90 || standing.percentile < 10);
  if (extreme || (topic?.id === "revenue_cagr" && proof !== null && proof.value > 100)) return "CRITICAL";
  return topic === null || topic.materiality === "key" ? "HIGH" : "MEDIUM";
}

function evidenceOf({ topic, proof, standing }: Subject, desk: Desk): string | null {
  if (proof === null || topic === null) return null;
  const stated = `${topic.name[desk.locale]} ${proof.formatted} (${citationText(proof, desk)})`;
  return standing === null ? stated : `${stated}. ${describeStanding(standing, desk)}`;
}

/** Lines that print the figures of a warning beside its words; null unless there are such lines for half of them. */
function printedFiguresOf(text: string, desk: Desk): string | null {
  const words = fixSentences[desk.locale];
  const values = new Set(findQuantities(text).flatMap((one) => ("ambiguous" in one ? [] : [one.value])));
  const lines = [...values].flatMap((value) => desk.witness.printedBeside([text], value) ?? []);
  if (lines.length === 0 || lines.length < values.size / 2) return null;
  return [...new Set(lines)]
    .slice(0, MOST_LINES)
    .map((line) => words.printed({ reference: desk.reference(addressOfPassage(line)), passage: line.text }))
    .join("; ");
}

const MOST_LINES = 3;

/** Lines that print what a warning quotes: "'gold accepted' in a country at war". */
function quotedWordsOf(text: string, desk: Desk): string | null {
  const words = fixSentences[desk.locale];
  const quoted = quotationsIn(text).filter(({ words }) => /\p{L}\s+\p{L}/u.test(words));
  const told = quoted.flatMap(({ words: quote }) => printedAt(quote, desk).slice(0, 1));
  if (told.length === 0) return null;
  return [...new Set(told.map((line) => words.printed(line)))].slice(0, MOST_LINES).join("; ");
}

function printedAt(quote: string, desk: Desk): { reference: string; passage: string }[] {
  return SOURCES.flatMap((type) => {
    const { status, at, found } = desk.check({ type, reference: "", quote });
    return status === "verified" && at !== undefined && found !== undefined
      ? { reference: desk.reference(at), passage: found }
      : [];
  });
}

/**
 * That something is missing no passage can show. A metric that the warning calls missing was looked for, and was not
 * there either; what it names besides ("no licence while pilots start") may well be.
 */
function absenceOf(text: string, { inVain }: Subject, desk: Desk): string | null {
  if (!saysAbsent(text)) return null;
  const words = fixSentences[desk.locale];
  const denied = new Set(text.split(CLAUSE).filter(saysAbsent).flatMap(topicsMentioned));
  const metrics = inVain
    .filter((topic) => denied.has(topic) && desk.mentions(topic.id).length === 0)
    .map(({ name }) => name[desk.locale])
    .join(", ");
  return metrics === "" ? words.noPassageShows : words.notThereEither({ metrics, searched: desk.searched() });
}

/** The first line of a warning, without the mark of severity that was put before it. */
const CLAUSE =
  /[,;:.()\n]|(?<!\p{L})(?:while|whereas|but|although|though|until|alors que|tandis que|mais|bien que|enquanto|mas|embora)(?!\p{L})/iu;

const titleOf = ({ title }: FlagMatter["flag"]): string => (String(title.value).split("\n")[0] ?? "").replace(MARK, "");
const MARK = /^\[[^\]]*\]\s*/;

/** A title alone ("Sudan basket") asks nothing: what explains it goes with it, as far as a question can carry it. */
const LONGEST_SUBJECT = 300;

/** The warning in its own words. */
function questionOf({ topic, proof }: Subject, flag: FlagMatter["flag"], desk: Desk): string {
  const { question } = fixSentences[desk.locale];
  const [from, to] = proof?.inputs ?? [];
  if (topic?.id === "revenue_cagr" && proof !== null && from !== undefined && to !== undefined) {
    return question.plan({
      growth: proof.formatted,
      from: `${from.name} ${plain(from.value, desk)}`,
      to: `${to.name} ${plain(to.value, desk)}`,
    });
  }
  const told = flag.told.replace(MARK, "");
  return question.subject({ subject: told.length <= LONGEST_SUBJECT ? told : titleOf(flag) });
}

const plain = (value: number, { locale }: Desk): string => formatQuantity({ value, unit: "number" }, locale);

/** The flag's own words first, then what was added. */
function lines(title: string, needed: readonly RedFlagPart[], parts: Record<RedFlagPart, string>, desk: Desk): string {
  const words = fixSentences[desk.locale];
  const names = { evidence: words.evidenceWord, impact: words.impactWord, question: words.questionWord };
  const grades: Record<string, string> = TERMS[desk.locale].grade;
  const head = needed.includes("severity") ? `[${grades[parts.severity] ?? parts.severity}] ${title}` : title;
  const added = (["evidence", "impact", "question"] as const)
    .filter((part) => needed.includes(part))
    .map((part) => `- ${names[part]}${words.colon}${parts[part]}`);
  return [head, ...added].join("\n");
}

function textEdits(
  flag: FlagMatter["flag"],
  needed: readonly RedFlagPart[],
  parts: Record<RedFlagPart, string>,
  fault: FlagMatter["fault"],
  desk: Desk,
): Edit[] {
  let text = String(flag.title.value);
  if (fault !== null) {
    const false_ = referencesIn(text).find((one) => one.text === fault.backing.evidence.source);
    if (false_ !== undefined) {
      const mark = fixSentences[desk.locale].falseReference({ source: false_.text, searched: desk.searched() });
      text = text.slice(0, false_.start) + (parts.evidence === "" ? mark : parts.evidence) + text.slice(false_.end);
    }
  }
  const rest = fault === null ? needed : needed.filter((part) => part !== "evidence");
  const end = String(flag.title.value).length;
  return [{ kind: "text", steps: flag.title.steps, start: 0, end, text: lines(text, rest, parts, desk) }];
}

function fieldEdits(
  flag: FlagMatter["flag"],
  needed: readonly RedFlagPart[],
  parts: Record<RedFlagPart, string>,
  fault: FlagMatter["fault"],
  desk: Desk,
): Edit[] {
  const { entry } = flag;
  if (entry === null || Array.isArray(entry.value)) return [];
  const keys = Object.keys(entry.value);
  const words = fixSentences[desk.locale];
  return needed.map((part): Edit => {
    const key = keys.find((one) => squeeze(one) === part) ?? part;
    const old = entry.leaves.find((leaf) => leaf.key === key);
    // What it was said with stays readable, and what it says is never taken for its source.
    const leaf = fault?.backing.leaf === flag.title ? old : (fault?.backing.leaf ?? old);
    if (part === "evidence" && fault !== null && leaf !== undefined) {
      const value = `${parts.evidence}${words.join}${words.said({ value: String(leaf.value) })}`;
      return { kind: "value", steps: leaf.steps, value };
    }
    if (old !== undefined && typeof old.value === "string" && old.value.trim() !== "") {
      const end = old.value.length;
      return { kind: "text", steps: old.steps, start: end, end, text: ` — ${parts[part]}` };
    }
    const given = (entry.value as Record<string, unknown>)[key];
    if (Array.isArray(given)) return { kind: "item", steps: [...entry.steps, key], value: parts[part] };
    const taken = Object.hasOwn(entry.value, key) && !isEmpty(given);
    return { kind: "field", steps: entry.steps, key: taken ? `${key}Added` : key, value: parts[part] };
  });
}

const STEPS = ["LOW", "MEDIUM", "HIGH", "CRITICAL"];

/** A warning that nothing bears out weighs a step less, and says so. */
function lowered({ entry, severity }: FlagMatter["flag"], desk: Desk): Extract<Edit, { kind: "value" }> | null {
  const at = STEPS.indexOf((severity ?? "").trim().toUpperCase());
  const leaf = entry?.leaves.find(({ value }) => value === severity);
  if (at < 1 || leaf === undefined) return null;
  const value = fixSentences[desk.locale].lowered({ to: STEPS[at - 1] as string, from: STEPS[at] as string });
  return { kind: "value", steps: leaf.steps, value };
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.keys(value).length === 0;
}
