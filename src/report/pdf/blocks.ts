import type { Content, ContentText, TableCell } from "pdfmake/interfaces.js";
import type { Block, Item } from "../view/block.ts";
import type { Figure } from "./figures.ts";
import { printable } from "./printable.ts";
import { boxed, FRAME, GRID, MUTED, RULE, TRUST_COLOUR, WARNING, WIDTH } from "./style.ts";

/** What drawing a block needs beyond it. */
export interface Desk {
  colon: string;
  /** The pages a verdict rests on. */
  figuresOf: (contradictionId: string) => Figure[];
}

/** A word longer than this does not fit a line of a column: it is broken where the column ends. */
const LONGEST_WORD = 28;
/** From here on headings are set smaller. */
const MANY_COLUMNS = 8;
/** Of a picture, in points. */
const TALLEST = 260;
/** A row longer than this may be parted between two pages; a shorter one is kept whole. */
const LONGEST_ROW = 700;

/** One block of the report as pdfmake draws it. */
export function drawBlock(block: Block, desk: Desk): Content[] {
  switch (block.kind) {
    case "heading":
      return [{ text: printable(block.text), style: "heading", headlineLevel: 2 }];
    case "text": {
      const colour = { strong: undefined, muted: MUTED, warning: WARNING }[block.tone ?? "strong"];
      return [
        {
          ...labelled(block.label, block.text, desk.colon),
          style: "text",
          ...(colour === undefined ? {} : { color: colour }),
        },
      ];
    }
    case "verdict":
      return [
        {
          table: {
            widths: ["*"],
            body: [[{ ...labelled(block.label, block.text, desk.colon), fontSize: 10.5 }]],
          },
          layout: boxed(TRUST_COLOUR[block.trust]),
          margin: [0, 2, 0, 6],
        },
      ];
    case "list":
      return [...labelOf(block.label), listOf(block.items, block.ordered === true, desk.colon)];
    case "table":
      return [tableOf(block)];
    case "change":
      return [changeOf(block, desk.colon)];
    case "pictures":
      return desk.figuresOf(block.contradictionId).flatMap(drawFigure);
  }
}

const breaking = (text: string): { wordBreak?: "break-all" } =>
  text.split(/[\s-]/).some((word) => word.length > LONGEST_WORD * 2) ? { wordBreak: "break-all" } : {};

function labelled(label: string | undefined, text: string, colon: string): ContentText {
  const said = printable(text);
  if (label === undefined) return { text: said, ...breaking(said) };
  const name = { text: printable(label), style: "label" };
  return said === "" ? { text: [name] } : { text: [name, { text: `${colon}${said}`, ...breaking(said) }] };
}

function labelOf(label: string | undefined): Content[] {
  if (label === undefined) return [];
  return [{ text: printable(label), style: "label", margin: [0, 5, 0, 1], headlineLevel: 3 }];
}

function listOf(items: Item[], ordered: boolean, colon: string): Content {
  const drawn: Content[] = items.map(({ label, text, notes = [] }) => {
    const line = { ...labelled(label, text, colon), margin: [0, 1, 0, 1] as [number, number, number, number] };
    if (notes.length === 0) return line;
    return { stack: [line, ...notes.map((note) => ({ ...labelled(note.label, note.text, colon), color: MUTED }))] };
  });
  return ordered ? { ol: drawn, style: "list" } : { ul: drawn, style: "list", markerColor: MUTED };
}

function tableOf({ head, rows, widths }: Extract<Block, { kind: "table" }>): Content {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const room = WIDTH - 8 * widths.length + 6;
  const cell = (text: string, style: string): TableCell => {
    const said = printable(text);
    const long = said.split(/[\s-]/).some((word) => word.length > LONGEST_WORD);
    return { text: said, style, ...(long ? { wordBreak: "break-all" } : {}) };
  };
  const long = rows.some((row) => row.some((text) => text.length > LONGEST_ROW));
  return {
    table: {
      headerRows: 1,
      ...(long ? {} : { dontBreakRows: true, keepWithHeaderRows: 1 }),
      widths: widths.map((width) => (width / total) * room),
      body: [
        head.map((text) => cell(text, head.length > MANY_COLUMNS ? "smallHead" : "head")),
        ...rows.map((row) => row.map((text) => cell(text, "cell"))),
      ],
    },
    layout: GRID,
    margin: [0, 4, 0, 8],
  };
}

/** A label and its text, lines kept. */
function lines(label: string, text: string, colon: string): ContentText[] {
  const [first = "", ...further] = text.split(/\r?\n/);
  return [labelled(label, first, colon), ...further.map((line) => labelled(undefined, line, colon))];
}

function changeOf({ before, after, labels }: Extract<Block, { kind: "change" }>, colon: string): Content {
  return {
    table: {
      widths: ["*"],
      body: [
        [
          {
            stack: [
              ...lines(labels.before, before, colon).map((line) => ({ ...line, color: MUTED })),
              { text: "", margin: [0, 2, 0, 2] },
              ...lines(labels.after, after, colon),
            ],
          },
        ],
      ],
    },
    layout: boxed(RULE),
    margin: [0, 3, 0, 5],
  };
}

/** Two thirds as wide as the text, and never taller than a third of a page. A place without a picture says so. */
function drawFigure({ picture, caption }: Figure): Content[] {
  const said: Content = { text: printable(caption), style: "caption" };
  if (picture === null) return [said];
  const width = Math.min((WIDTH * 2) / 3, (TALLEST * picture.width) / Math.max(1, picture.height));
  return [
    {
      stack: [{ table: { widths: [width], body: [[{ image: picture.src, width }]] }, layout: FRAME }, said],
      unbreakable: true,
      margin: [0, 4, 0, 2],
    },
  ];
}
