import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { refuseUnknown } from "../domain/known-options.ts";
import { OWN_PAPER } from "../domain/own-paper.ts";
import { shorten } from "../domain/shorten.ts";
import { everyText } from "../i18n/every-text.ts";
import { REPORT_WORDS, type ReportSection } from "../i18n/report.ts";
import { setIn } from "../i18n/tied.ts";
import type { Review } from "../review/result.ts";
import type { EvidencePictures } from "./html/places.ts";
import { type Desk, drawBlock } from "./pdf/blocks.ts";
import { figuresOf } from "./pdf/figures.ts";
import { printPdf } from "./pdf/print.ts";
import { printable } from "./pdf/printable.ts";
import { boxed, INK, MARGIN, RULE, STYLES, TRUST_COLOUR, WIDTH } from "./pdf/style.ts";
import type { ReportView } from "./view/block.ts";
import { viewOf } from "./view.ts";

export interface PdfOptions {
  /** From `drawEvidence`: the pages that verdicts rest on. Without it none is shown. */
  pictures?: EvidencePictures | undefined;
}

const KNOWN: Readonly<Record<keyof PdfOptions, true>> = { pictures: true };

/** How far down a page a heading of each level may stand, as a share of it: what it speaks of must fit below. */
const LOWEST_HEADING = [0.84, 0.86, 0.93] as const;

/** Of each analysis: a page to forward shows the gravest, the whole report all. */
const MOST_CORRECTIONS = 5;
const MOST_CLAIMS = 8;

/** About the analysts and the review itself, or told on the one-page memo: a page to forward does without. */
const LEFT_TO_THE_WHOLE: ReadonlySet<ReportSection> = new Set([
  "agents",
  "assumptions",
  "scenarios",
  "memo",
  "metrics",
]);

/**
 * The review as a PDF to forward: the answer first, then what bears on the company, with the gravest corrections of
 * each analysis and pictures of the pages; where the rest is, its last line says. The same review gives the same bytes. Nothing is fetched, and no file is read but the font's.
 *
 * ```ts
 * await writeFile("report.pdf", await toPdf(review));
 * ```
 */
export async function toPdf(review: Review, options: PdfOptions = {}): Promise<Uint8Array> {
  refuseUnknown("toPdf", options, KNOWN);
  return printPdf(documentOf(review, options));
}

function documentOf(review: Review, { pictures }: PdfOptions): TDocumentDefinitions {
  const view = everyText(viewOf(review, { corrections: MOST_CORRECTIONS, claims: MOST_CLAIMS }), setIn(review.locale));
  const words = REPORT_WORDS[review.locale];
  const forwarded = view.sections.filter(({ id }) => !LEFT_TO_THE_WHOLE.has(id));
  const left = view.sections.filter(({ id }) => LEFT_TO_THE_WHOLE.has(id)).map(({ title }) => title);
  const rest: Content[] = left.length === 0 ? [] : [{ text: words.inTheWhole(left.join(", ")), style: "foot" }];
  const desk: Desk = { colon: words.colon, figuresOf: (id) => figuresOf(id, review, pictures) };
  return {
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 8],
    language: review.locale,
    displayTitle: true,
    version: "1.7",
    info: {
      title: printable(view.title),
      subject: printable(view.headline),
      author: "Tribunal",
      creator: "Tribunal",
      producer: "Tribunal",
      keywords: OWN_PAPER,
      creationDate: review.reviewedAt,
      modDate: review.reviewedAt,
    },
    defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.25, color: INK },
    styles: STYLES,
    content: [...titleBlock(view), ...forwarded.flatMap((section) => sectionOf(section, desk)), ...rest],
    footer: (page, of) => ({
      columns: [
        { text: shorten(printable(view.title), LONGEST_FOOT), style: "foot" },
        { text: words.page(page, of), style: "foot", alignment: "right" },
      ],
      margin: [MARGIN, 14, MARGIN, 0],
    }),
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > (LOWEST_HEADING[headlineLevel - 1] ?? 1),
  };
}

/** A foot has one line: the whole title stands on the first page. */
const LONGEST_FOOT = 70;

function titleBlock(view: ReportView): Content[] {
  const colour = TRUST_COLOUR[view.trust];
  return [
    { text: printable(view.title), style: "title" },
    { text: printable(view.subtitle), style: "subtitle" },
    {
      table: {
        widths: ["*"],
        body: [
          [
            {
              stack: [
                { text: printable(view.headline), style: "headline" },
                { text: printable(view.trustSentence), bold: true, color: colour, margin: [0, 5, 0, 5] },
                ...view.facts.map((fact) => ({ text: printable(fact) })),
              ],
            },
          ],
        ],
      },
      layout: boxed(colour),
    },
    ...(view.reasons.items.length === 0
      ? []
      : [
          { text: printable(view.reasons.title), style: "label", margin: [0, 12, 0, 2] } satisfies Content,
          { ul: view.reasons.items.map((reason) => printable(reason)) },
        ]),
  ];
}

function sectionOf({ title, blocks }: ReportView["sections"][number], desk: Desk): Content[] {
  return [
    { text: printable(title), style: "section", headlineLevel: 1, outline: true },
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: RULE }],
      margin: [0, 0, 0, 4],
    },
    ...blocks.flatMap((block) => drawBlock(block, desk)),
  ];
}
