import type { AgentOutput } from "../domain/finding.ts";
import { addAll } from "../domain/many.ts";
import type { AgentRedFlag } from "../domain/red-flag.ts";
import { foldLine } from "../lexicon/fold.ts";
import { MEMO_HEADINGS } from "../lexicon/memo-headings.ts";
import { objects } from "../lexicon/objections.ts";
import { numberHabit } from "../quantities/habits.ts";
import { categoryOf } from "./categories.ts";
import { Collector } from "./collector.ts";
import { NOWHERE } from "./frame.ts";
import { refused, withObjections, withRefusals } from "./objections.ts";
import { readProse } from "./prose.ts";
import { readRedFlag } from "./red-flags.ts";
import type { UnreadPart } from "./unread.ts";

/** A section of a memo: its heading, what it is for, and its text. */
interface MemoSection {
  heading: string;
  role: keyof typeof MEMO_HEADINGS | "text";
  text: string;
  /** The number of its first line, from 1. */
  line: number;
}

/** An analyst's memo in prose (Markdown or plain text): each sentence's claims, its warnings, what it recommends. */
export function readMemo(text: string, agentName: string): { output: AgentOutput; unread: UnreadPart[] } {
  const frame = {
    agentName,
    tier: 1 as const,
    unitScale: false,
    confidence: null,
    category: categoryOf(agentName),
    habit: numberHabit([text]),
  };
  const into = new Collector(frame);
  const sections = sectionsOf(text);
  const redFlags: AgentRedFlag[] = [];
  for (const section of sections) {
    const path = `line ${section.line}`;
    // A question asks; it claims nothing.
    if (section.role === "questions") readProse(section.text, path, NOWHERE, into, new Set(), "quotes_only");
    else readProse(section.text, path, NOWHERE, into, new Set(), "stated", section.line);
    if (section.role === "redFlags" || section.role === "checks")
      addAll(redFlags, flagsOf(section, agentName, redFlags.length));
    else addAll(redFlags, calledFlags(section, agentName, redFlags.length));
  }
  const recommendation = recommendationOf(text, sections);
  const refusals = [openingOf(sections), recommendation ?? ""].flatMap((advice) => refused(advice, "$") ?? []);
  const warnings = withObjections(withRefusals(redFlags, refusals, agentName), into.objections, agentName, frame.habit);
  const unread: UnreadPart[] =
    into.findings.length + warnings.length === 0 ? [{ path: "$", reason: "no_findings" }] : [];
  return {
    output: {
      agentName,
      tier: 1,
      output: text,
      findings: into.findings,
      ...(recommendation === null ? {} : { recommendation }),
      ...(warnings.length === 0 ? {} : { redFlags: warnings }),
      reading: into.reading(),
    },
    unread,
  };
}

const HEADING = /^\s{0,3}(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]{3,80})\*\*\s*:?|([^\n]{3,60}):)\s*$/u;

function sectionsOf(text: string): MemoSection[] {
  const sections: MemoSection[] = [{ heading: "", role: "text", text: "", line: 1 }];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const match = HEADING.exec(line);
    const heading = match?.[1] ?? match?.[2] ?? match?.[3];
    if (heading !== undefined && !/^\s*[-*+•|]\s/.test(line)) {
      sections.push({ heading, role: roleOf(heading), text: "", line: at + 2 });
    } else (sections.at(-1) as MemoSection).text += `${line}\n`;
  }
  return sections.filter(({ text: own }) => own.trim() !== "");
}

function roleOf(heading: string): MemoSection["role"] {
  const folded = foldLine(heading);
  const roles = Object.entries(MEMO_HEADINGS) as [keyof typeof MEMO_HEADINGS, RegExp][];
  return roles.find(([, pattern]) => pattern.test(folded))?.[0] ?? "text";
}

const ITEM = /^\s*(?:[-*+•–]|\d{1,2}[.)])\s+(.+)$/;

/** Each item of a list of warnings, or of checks that object; a section of warnings without a list is one of them. */
function flagsOf({ text, line, role }: MemoSection, agentName: string, before: number): AgentRedFlag[] {
  const lines = text.split("\n");
  const items = lines.flatMap((own, at) => {
    const item = ITEM.exec(own)?.[1];
    return item === undefined ? [] : [{ item, line: line + at }];
  });
  const all = items.length > 0 || role === "checks" ? items : [{ item: text.trim(), line }];
  return all
    .filter(({ item }) => role === "redFlags" || objects(item))
    .flatMap(({ item, line: own }) => readRedFlag(item.replace(/\*\*|__/g, ""), `line ${own}`) ?? [])
    .map((flag, at) => ({ id: `${agentName}-flag-${before + at + 1}`, ...flag }));
}

const CALLED =
  /(?:^|[.!?]\s+|\n\s*(?:[-*+•]\s+)?)\**(?:red flags?|warning|drapeaux? rouges?|alerte|sinal de alerta|bandeira vermelha)\**\s?:\**\s+([^\n]{8,400}?[.!?](?=\s|$)|[^\n]{8,400})/giu;

/** "Red flag: only 5 months of cash": called so in the middle of a text. */
function calledFlags({ text, line }: MemoSection, agentName: string, before: number): AgentRedFlag[] {
  return [...text.matchAll(CALLED)]
    .flatMap((match) => {
      const own = line + (text.slice(0, match.index).match(/\n/g) ?? []).length;
      return readRedFlag((match[1] ?? "").replace(/\*\*|__/g, ""), `line ${own}`) ?? [];
    })
    .map((flag, at) => ({ id: `${agentName}-flag-${before + at + 1}`, ...flag }));
}

const SAID =
  /^\s*(?:[-*+•]\s+)?\**\s*(?:recommendations?|recommandations?|recomenda[çc](?:[ãa]o|[õo]es)|verdict|veredicto|my (?:view|advice)|mon avis|conclus(?:ion|[ãa]o))\s*\**\s*:\s*\**\s*(.+)$/imu;

/** The paragraph a memo begins with: who says no says it there. */
const openingOf = ([first]: readonly MemoSection[]): string => first?.text.trim().split(/\n\s*\n/)[0] ?? "";

/** What stands under its heading, else after its word. */
function recommendationOf(text: string, sections: readonly MemoSection[]): string | null {
  const section = sections.findLast(({ role }) => role === "recommendation");
  const said = section?.text.trim() ?? SAID.exec(text)?.[1]?.trim();
  return said === undefined || said === "" ? null : said.replace(/\*\*|__/g, "");
}
