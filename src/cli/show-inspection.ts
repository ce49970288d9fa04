import { styleText } from "node:util";
import type { DocumentInspection, Inspection } from "../deal/inspection.ts";
import type { ExtractionIssue } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";
import { addAll } from "../domain/many.ts";
import { ADDRESS_WORDS } from "../i18n/addresses.ts";
import { describeUnread } from "../i18n/agents.ts";
import { aboutDeal } from "../i18n/deal-stage.ts";
import { describeIssue, hiddenWords } from "../i18n/extraction.ts";
import { INSPECT_WORDS } from "../i18n/inspect.ts";
import { formatCount } from "../i18n/measures.ts";
import { sourceName } from "../i18n/sources.ts";

const MOST_ISSUES = 12;
const MOST_PARTS = 5;
const MOST_PLACES = 8;
const MARKS = { info: "·", warning: "!", blocking: "✗" } as const;
const bold = (text: string) => styleText("bold", text);

/** An inspection as a person reads it in a terminal. */
export function showInspection(inspection: Inspection, locale: Locale): string {
  const words = INSPECT_WORDS[locale];
  const { deal, documents, unreadable, agents, warnings } = inspection;
  const about = aboutDeal(deal, locale).join(", ");
  const lines = [
    bold(`${words.deal} ${deal.name}`) + (about === "" ? "" : ` (${about})`),
    words.coverage[inspection.coverage],
  ];
  lines.push("", bold(words.documents));
  if (documents.length === 0) lines.push(`  ${words.noDocuments}`);
  for (const document of documents) addAll(lines, showDocument(document, locale));
  if (unreadable.length > 0) {
    lines.push("", bold(words.unreadable), ...unreadable.map((one) => `  ${MARKS.blocking} ${one.message}`));
  }
  lines.push("", bold(words.agents));
  if (agents.length === 0) lines.push(`  ${words.noAgents}`);
  for (const agent of agents) {
    lines.push(`  ${agent.agentName} (${words.tier(agent.tier)}): ${words.findings(agent.findings)}`);
  }
  if (warnings.length > 0) lines.push("", bold(words.notices));
  for (const { message, parts = [] } of warnings) {
    lines.push(`  ${MARKS.warning} ${message}`);
    for (const part of parts.slice(0, MOST_PARTS)) lines.push(`      ${describeUnread(part, locale)}`);
    if (parts.length > MOST_PARTS) lines.push(`      ${words.moreIssues(parts.length - MOST_PARTS)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Contracts, lists and notes stand beside the deck in the hierarchy; that does not make them one. */
function isDeck({ name, format }: DocumentInspection): boolean {
  return /deck|pitch|presenta|présenta|apresenta/i.test(name) || format === "pptx";
}

function showDocument(document: DocumentInspection, locale: Locale): string[] {
  const words = INSPECT_WORDS[locale];
  const count = (value: number) => formatCount(value, locale);
  const isPaper = document.source === "deck" && !isDeck(document);
  const facts = [
    ...(document.role === "outside" ? [] : [isPaper ? words.paper : sourceName(document.source, locale)]),
    ...(document.role === null ? [] : [words.roles[document.role]]),
    document.format.toUpperCase(),
    sizeOf(document, locale),
    words.language[document.language ?? "unknown"],
    words.words(document.words, count(document.words)),
    words.numbers(document.numbers, count(document.numbers)),
  ];
  const lines = [`  ${bold(document.id)}: ${facts.join(", ")}`];
  if (document.hiddenRows > 0) {
    const how = hiddenWords(document.hiddenReasons.join(","), locale);
    lines.push(
      `    ${MARKS.warning} ${words.hidden(document.hiddenRows, how)}: ${placesOf(document.hiddenIn, document, locale)}`,
    );
  }
  const [sign] = document.template;
  if (sign !== undefined) lines.push(`    ${MARKS.warning} ${words.template(sign)}`);
  const issues = document.issues.filter((issue) => issue.code !== "hidden_text");
  if (issues.length === 0 && document.hiddenRows === 0 && sign === undefined) lines.push(`    ${words.noIssues}`);
  for (const issue of bySeverity(issues).slice(0, MOST_ISSUES)) {
    lines.push(`    ${MARKS[issue.level]} ${placeOf(issue, document, locale)}${describeIssue(issue, locale)}`);
  }
  if (issues.length > MOST_ISSUES) lines.push(`    ${words.moreIssues(issues.length - MOST_ISSUES)}`);
  return lines;
}

function sizeOf(document: DocumentInspection, locale: Locale): string {
  const words = INSPECT_WORDS[locale];
  if (document.sheets !== null) return words.sheets(document.sheets.length);
  if (document.format === "pptx") return words.slides(document.sections);
  if (document.format === "json") return words.values(document.rows);
  return document.format === "pdf" ? words.pages(document.sections) : words.paragraphs(document.rows);
}

function bySeverity(issues: ExtractionIssue[]): ExtractionIssue[] {
  const order = { blocking: 0, warning: 1, info: 2 };
  return [...issues].sort((a, b) => order[a.level] - order[b.level]);
}

/** "Slide 8: ", "Revenue: ", or nothing for the whole document. */
function placeOf(issue: ExtractionIssue, document: DocumentInspection, locale: Locale): string {
  const place = issue.section === undefined ? "" : sectionName(issue.section, document, locale);
  return place === "" ? "" : `${place}: `;
}

function placesOf(sections: number[], document: DocumentInspection, locale: Locale): string {
  const named = sections.map((section) => sectionName(section, document, locale)).filter((name) => name !== "");
  const shown = named.length === 0 ? document.id : named.slice(0, MOST_PLACES).join(", ");
  return named.length > MOST_PLACES ? `${shown}, …` : shown;
}

function sectionName(section: number, document: DocumentInspection, locale: Locale): string {
  const sheet = document.sheets?.[section - 1];
  if (sheet !== undefined) return sheet;
  const words = ADDRESS_WORDS[locale];
  if (document.format === "pptx") return words.slide(section);
  return document.format === "pdf" ? words.page(section) : "";
}
