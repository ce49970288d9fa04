import { Document, HeadingLevel, Paragraph, TextRun } from "docx";
import { OWN_PAPER } from "../../domain/own-paper.ts";
import { partsOf, type SentLetter } from "../../followup/sent-letter.ts";
import { FOUNDER_LETTER } from "../../i18n/founder-letter.ts";
import { packDocx } from "../docx/pack.ts";
import { DOCX_PAGE, DOCX_STYLES, MUTED } from "../docx/style.ts";
import { visible } from "../view/print.ts";

/** The letter as a Word file that the founder can write the answers into. */
export function letterDocx(letter: SentLetter, written: Date): Promise<Uint8Array> {
  const words = FOUNDER_LETTER[letter.locale];
  const line = (text: string) => new Paragraph({ children: [new TextRun(visible(text))] });
  const questions = partsOf(letter).flatMap(({ heading, questions: asked }) => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(heading)] }),
    ...asked.flatMap(({ number, text }) => [
      new Paragraph({
        keepNext: true,
        spacing: { before: 100, after: 40 },
        indent: { left: 400, hanging: 400 },
        children: [new TextRun({ text: `${number}.\t` }), new TextRun(visible(text))],
        tabStops: [{ type: "left", position: 400 }],
      }),
      new Paragraph({
        spacing: { after: 160 },
        indent: { left: 400 },
        children: [new TextRun({ text: `${words.columns.answer}${words.colon} `, color: MUTED, italics: true })],
      }),
    ]),
  ]);
  const document = new Document({
    title: words.subject({ deal: letter.deal }),
    creator: "Tribunal",
    keywords: OWN_PAPER,
    lastModifiedBy: "Tribunal",
    styles: DOCX_STYLES,
    sections: [
      {
        properties: { page: DOCX_PAGE },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            children: [new TextRun(visible(words.subject({ deal: letter.deal })))],
          }),
          line(words.greeting),
          line(`${words.opening} ${words.documents}`),
          ...questions,
          line(words.closing),
          ...(letter.from === "" ? [] : [line(letter.from)]),
        ],
      },
    ],
  });
  return packDocx(document, written);
}
