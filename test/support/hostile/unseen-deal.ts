import { makePptx } from "../../../src/testing/make-pptx.ts";
import { makeXlsx } from "../../../src/testing/make-xlsx.ts";
import { makeRawPdf } from "../make-raw-pdf.ts";
import { UNSEEN_CELLS } from "./unseen-cells.ts";
import { UNSEEN_PAGES } from "./unseen-pages.ts";
import { HONEST, PLANTED, UNSEEN_SHAPES } from "./unseen-shapes.ts";
import { docxWith, UNSEEN_TEXTS } from "./unseen-texts.ts";

/** A place where a figure stands that nobody sees, and what whoever believes the file says of it. */
interface Unseen {
  value: number;
  quote: string;
  source: string;
}

const files: Record<string, Uint8Array> = {};
const places: Unseen[] = [];
const seen: Unseen[] = [];
const put = (path: string, bytes: Uint8Array, unseen: { value: number; quote: string; where?: string }[]) => {
  files[`documents/${path}`] = bytes;
  places.push(
    ...unseen.map(({ value, quote, where }) => ({
      value,
      quote,
      source: where === undefined ? path : `${path}, ${where}`,
    })),
  );
};
const honest = { value: 42_000, quote: HONEST.text as string };
const figure = { value: 9_900_000, quote: PLANTED };

UNSEEN_PAGES.forEach(([, page], i) => {
  put(`page-${i}.pdf`, makeRawPdf(page), [{ value: 9_000_000, quote: "ARR 9 M", where: "page 1" }]);
});
UNSEEN_TEXTS.forEach(([, , body, styles, around], i) => {
  put(`text-${i}.docx`, docxWith(body, styles, around), [{ ...figure, where: "page 1" }]);
  if (around?.background === undefined) seen.push({ ...honest, source: `text-${i}.docx, page 1` });
});
const slides = UNSEEN_SHAPES.map(([, , shapes, options, more]) => {
  const texts = [more?.background === undefined ? HONEST : { ...HONEST, colour: "FFFFFF" }];
  return { slide: { ...more, texts, shapes }, options };
});
const plain = slides.filter(({ options }) => options?.parts === undefined);
put(
  "shapes.pptx",
  makePptx(plain.map(({ slide }) => slide)),
  plain.map((_, i) => ({ ...figure, where: `slide ${i + 1}` })),
);
seen.push(...plain.map((_, i) => ({ ...honest, source: `shapes.pptx, slide ${i + 1}` })));
slides.forEach(({ slide, options }, i) => {
  if (options?.parts !== undefined)
    put(`shape-${i}.pptx`, makePptx([slide], options), [{ ...figure, where: "slide 1" }]);
});
put(
  "cells.xlsx",
  makeXlsx(UNSEEN_CELLS.map(([, , sheet], i) => ({ ...sheet, name: `S${i}` }))),
  UNSEEN_CELLS.map((_, i) => ({ value: 904_000, quote: "ARR 904,000", where: `sheet S${i}, cell B2` })),
);

const agent = (agentName: string, said: Unseen[], metric: string) =>
  JSON.stringify({
    agentName,
    tier: 1,
    findings: said.map(({ value, quote, source }, i) => ({
      id: `${agentName}-${i}`,
      metric,
      category: "financial",
      value,
      unit: "EUR",
      confidence: { score: 95 },
      evidence: [{ type: "quote", content: quote, source }],
    })),
  });

/** Everything that is known to hide a figure from a reader, an analyst who believes all of it, and one who reads what is seen. */
export const UNSEEN_DEAL: Readonly<Record<string, Uint8Array | string>> = {
  ...files,
  "agents/believes.json": agent("believes", places, "ARR"),
  "agents/sees.json": agent("sees", seen, "MRR"),
};

/** How many figures nobody sees stand in it. */
export const UNSEEN_PLACES = places.length;
