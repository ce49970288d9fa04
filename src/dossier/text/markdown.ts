import type { Row, Section } from "../../domain/document.ts";
import { addAll } from "../../domain/many.ts";
import type { Reader } from "../reader.ts";
import { decodeWithin } from "./decode.ts";
import { drawnTable, insideFrame, isDrawn } from "./drawn-table.ts";
import { type Marker, splitByMarkers } from "./markers.ts";
import { barTable } from "./ruled-table.ts";
import { toDocument } from "./text.ts";

/** Reads Markdown as a reader sees it: marks removed, tables as rows, comments and front matter set apart as hidden. */
export const readMarkdown: Reader = async (bytes, limits) => {
  const { shown, hidden } = takeHidden(decodeWithin(bytes, limits));
  const parts = splitByMarkers(hidden.some((line) => SLIDES.test(line)) ? withSlideMarkers(shown) : shown).filter(
    (part) => part.lines.length > 0 || part.marker !== undefined,
  );
  const marked = parts.some((part) => isPage(part.marker));
  const sections: Section[] = [];
  for (const { marker, lines, titled } of parts) {
    const last = sections.at(-1);
    if (marked && isPage(marker)) {
      sections.push({
        kind: marker.kind,
        number: marker.number,
        printedNumber: marker.number,
        rows: [],
        hiddenRows: [],
        issues: [],
      });
    } else if (last === undefined) {
      sections.push({ kind: "text", number: marked ? 0 : 1, rows: [], hiddenRows: [], issues: [] });
    }
    const section = sections.at(-1) as Section;
    const own = marker?.kind === "sheet" ? [sheetLine(marker), ...lines] : lines;
    const apart = titled === true && isPage(marker) ? [...own.slice(0, 1), "", ...own.slice(1)] : own;
    addAll(section.rows, markdownRows(apart, section.rows.length + 1));
  }
  const document = toDocument("markdown", sections);
  const first = document.sections[0];
  if (first !== undefined && hidden.length > 0) {
    addAll(
      first.hiddenRows,
      hidden.map((text): Row => ({ cells: [{ text }], hidden: "hidden_text" })),
    );
    first.issues.push({
      code: "hidden_text",
      level: "warning",
      detail: { rows: hidden.length, how: "hidden_text" },
      section: first.number,
    });
  }
  return document;
};

/** Front matter of the tools that make slides of Markdown: between their rules stands one slide each. */
const SLIDES =
  /^(?:marp\s*:\s*true|paginate\s*:|slideNumber\s*:|transition\s*:|format\s*:\s*(?:revealjs|beamer|pptx))/i;

function withSlideMarkers(shown: string): string {
  const slides = shown.split(/^---[ \t]*$/m);
  return slides.map((slide, at) => `[Slide ${at + 1}]\n${slide}`).join("\n");
}

function isPage(marker: Marker | undefined): marker is Extract<Marker, { kind: "page" | "slide" }> {
  return marker !== undefined && marker.kind !== "sheet";
}

function sheetLine(marker: Extract<Marker, { kind: "sheet" }>): string {
  return marker.row === undefined ? marker.name : `${marker.name}, ${marker.cell ?? marker.row}`;
}

/** `[name]: place "title"`: it defines a link, or hides a note, and no reader sees any of it. Footnotes are `[^1]: …`. */
const LINK_DEFINITION =
  /^ {0,3}\[((?!\^)[^\]\n]{1,200})\]:[ \t]*(#\S*|<[^>\n]*>|(?:https?:|\.{0,2}\/|mailto:)\S*|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\S*)[ \t]*(".*"|'.*'|\(.*\)|\S.*)?[ \t]*$/gm;

/** Comments, front matter, `[//]: #` notes and elements styled away are in the file and not on the page. */
function takeHidden(text: string): { shown: string; hidden: string[] } {
  const hidden: string[] = [];
  const take = (inner: string) => {
    hidden.push(
      ...inner
        .split("\n")
        .map(inlineText)
        .filter((line) => line !== ""),
    );
    return "\n";
  };
  const shown = text
    .replace(/\r\n?/g, "\n")
    .replace(/^\uFEFF?---\n([\s\S]*?)\n---\n/, (_, inner: string) => take(inner))
    // A comment that names a page is a marker some converters leave.
    .replace(/<!--([\s\S]*?)(?:-->|$)/g, (_, inner: string) =>
      /^\s*(?:page|slide)\s*:?\s*\d+\s*$/i.test(inner) ? `\n[${inner.trim()}]\n` : take(inner),
    )
    .replace(LINK_DEFINITION, (_, name: string, place: string, title = "") =>
      // Where a link leads is nothing to be told; what stands beside it, or in the name of one that leads nowhere, is.
      take(`${/^(?:#|<>)$/.test(place) && /\d/.test(name) ? `${name} ` : ""}${title.slice(1, -1)}`),
    )
    .replace(
      /<(\w+)\b[^>]*(?:\bhidden\b|display\s*:\s*none|visibility\s*:\s*hidden)[^>]*>([\s\S]*?)<\/\1>/gi,
      (_, __, inner: string) => take(inner),
    );
  return { shown, hidden };
}

/** What begins a line of its own: a heading, an item, a quotation, a name set bold with its colon, a line set bold as a whole, a tick. */
const OPENS_LINE =
  /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|(?:\*\*|__)[^*_\n]{1,60}(?:\s?:\s?(?:\*\*|__)|(?:\*\*|__)\s?:|(?:\*\*|__)[^\p{L}]*$)|[•▪●◦‣✓✔✅❌☑→]\s?)/u;
/**
 * "SAM: 300 M€" under "TAM: 2 Md€": a line that begins with a name and its colon. Markdown would run them together; whoever
 * writes so does not mean one sentence.
 */
const NAMED = /^\s*\p{Lu}[^.!?;:]{0,59}?\s?:\s+\S/u;
/**
 * "SAM $1.4B" under "TAM $12B": a short line, and a line after it that begins as one does. A program that wraps a text
 * fills its lines, so nobody wrapped this one; a comma or a little word at its end says that it goes on all the same.
 */
const SHORT_LINE = 60;
const BEGINS = /^\s*[\p{Lu}\d$€£=~≈+]/u;
const GOES_ON =
  /(?:[,;:&(/–—-]|(?<!\p{L})(?:and|or|of|the|a|to|for|in|at|by|with|from|et|ou|de|des|du|la|le|les|un|une|à|pour|en|par|avec|sur|e|o|um|uma|do|da|dos|das|para|em|com|por))\s*$/iu;
const standsAlone = (before: string | undefined, line: string): boolean =>
  before !== undefined && before.length < SHORT_LINE && BEGINS.test(line) && !GOES_ON.test(before);
/** "Use of funds" over "Product: 40%": a few words without an end, and lines of names under them, are their heading. */
const isTitle = (line: string, next: string | undefined): boolean =>
  /^\s*\p{Lu}[^.!?;:\d]{2,40}$/u.test(line) && next !== undefined && (NAMED.test(next) || OPENS_LINE.test(next));
/** Two spaces or a stroke at its end, and a line stays one. */
const HARD_BREAK = /\S(?: {2,}|\\|<br\s*\/?>\s*)$/i;

function markdownRows(lines: string[], first: number): Row[] {
  const rows: Row[] = [];
  const add = (row: Row) => rows.push({ ...row, number: first + rows.length });
  let paragraph: string[] = [];
  let table: string[] = [];
  let drawn: string[] = [];
  let fenced = false;
  let heading: number | undefined;
  let item: number | undefined;
  const flush = () => {
    const text = inlineText(paragraph.join(" "));
    if (text !== "")
      add({
        cells: [{ text }],
        ...(heading === undefined ? {} : { heading }),
        ...(item === undefined ? {} : { item }),
      });
    for (const row of barTable(table, inlineText)) add(row);
    for (const row of drawnRows(drawn)) add(row);
    paragraph = [];
    table = [];
    drawn = [];
    heading = undefined;
    item = undefined;
  };
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      flush();
      fenced = !fenced;
    } else if (fenced) {
      if (isDrawn(line)) drawn.push(line);
      else {
        flush();
        if (line.trim() !== "") add({ cells: [{ text: line.trim() }] });
      }
    } else if (/^\s*\|.*\||^[^|]+\|[^|]+\|?/.test(line)) {
      if (table.length === 0) flush();
      table.push(line);
    } else if (/^\s*$|^\s*(?:[-*_]\s*){3,}$|^\s*=+\s*$/.test(line)) flush();
    else {
      const apart = OPENS_LINE.test(line) || NAMED.test(line) || isTitle(line, lines[at + 1]);
      if (apart || standsAlone(paragraph.at(-1), line) || table.length > 0) flush();
      const indent = /^(\s*)(?:[-*+]|\d+[.)])\s/.exec(line)?.[1];
      if (indent !== undefined) item = 1 + Math.floor(indent.replaceAll("\t", "  ").length / 2);
      paragraph.push(line.replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?)?/, "").replace(/\s#+\s*$/, ""));
      const marks = /^\s*(#{1,6})\s/.exec(line)?.[1];
      if (marks !== undefined) heading = marks.length;
      if (marks !== undefined || HARD_BREAK.test(line)) flush();
    }
  }
  flush();
  return rows;
}

/** What is drawn with bars is a table, or else words in a box. */
function drawnRows(lines: string[]): Row[] {
  const rows = drawnTable(lines);
  if (rows !== null) return rows;
  return lines.map(insideFrame).flatMap((text): Row[] => (text === "" ? [] : [{ cells: [{ text }] }]));
}

/** Inline marks removed: what is left is what a reader sees. */
function inlineText(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/<br\s*\/?>/gi, " ")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, "$1")
    .replace(/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~$])/g, "$1")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&nbsp;/g, "\u00A0")
    .replace(/ {2,}/g, " ")
    .trim();
}
