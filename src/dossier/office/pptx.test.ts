import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Row, Section } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { makeDocx } from "../../testing/make-docx.ts";
import { makePptx, type PptxOptions, type PptxSlideSpec } from "../../testing/make-pptx.ts";
import { relationsXml } from "../../testing/office-parts.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPptx } from "./pptx.ts";

const read = (bytes: Uint8Array, limits = DEFAULT_READ_LIMITS) => readPptx(bytes, limits);
const lines = (rows: Row[]) => rows.map((row) => row.cells.map((cell) => cell.text).join(" | "));
const box = (text: string, x: number, y: number, width = 200, height = 30) => ({ text, x, y, width, height });

async function onlySlide(spec: PptxSlideSpec, options?: PptxOptions): Promise<Section> {
  const { sections } = await read(makePptx([spec], options));
  return sections[0] as Section;
}

async function errorOf(bytes: Uint8Array, limits = DEFAULT_READ_LIMITS): Promise<TribunalError> {
  const outcome = await read(bytes, limits).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(TribunalError);
  return outcome as TribunalError;
}

describe("slides", () => {
  it("says how tall one line is where a text needs several", async () => {
    const slide = await onlySlide({
      texts: [box("Clients actifs à la fin de la première année", 40, 40, 90, 120), box("120", 40, 200, 90, 40)],
    });
    const [long, short] = slide.rows.flatMap(({ cells }) => cells);
    expect(long?.line).toBeLessThan((long?.box?.height ?? 0) / 2);
    expect(short).not.toHaveProperty("line");
  });

  it("finds every text at its slide, titles as names", async () => {
    const document = await read(
      makePptx([
        ["Vision", "Nous rendons la paie simple."],
        ["Traction", "MRR de 42 K€", "120 clients"],
      ]),
    );
    expect(document.format).toBe("pptx");
    expect(document.sections.map((s) => [s.kind, s.number, s.name, lines(s.rows)])).toEqual([
      ["slide", 1, "Vision", ["Vision", "Nous rendons la paie simple."]],
      ["slide", 2, "Traction", ["Traction", "MRR de 42 K€", "120 clients"]],
    ]);
  });

  it("follows the presentation's order, not the archive's", async () => {
    const bytes = makePptx([["First"], ["Second"], ["Third"], ["Fourth"]], { archiveOrder: [2, 0, 3, 1] });
    expect((await read(bytes)).sections.map((s) => s.name)).toEqual(["First", "Second", "Third", "Fourth"]);
  });

  it("keeps a hidden slide's number and hides its text", async () => {
    const { sections } = await read(
      makePptx([["One"], ["Two"], ["Three"]].map((texts, i) => ({ texts, hidden: i === 1 }))),
    );
    expect(sections.map((s) => [s.number, s.hidden, lines(s.rows)])).toEqual([
      [1, undefined, ["One"]],
      [2, "hidden_slide", []],
      [3, undefined, ["Three"]],
    ]);
    expect(sections[1]?.hiddenRows.map((r) => [r.hidden, r.cells[0]?.text])).toEqual([["hidden_slide", "Two"]]);
  });

  it("sets notes and comments apart", async () => {
    const slide = await onlySlide({ texts: ["Seen"], notes: "Do not say\nthis aloud", comments: ["Really?"] });
    expect(lines(slide.rows)).toEqual(["Seen"]);
    expect(slide.hiddenRows.map((r) => [r.hidden, r.cells[0]?.text])).toEqual([
      ["notes", "Do not say"],
      ["notes", "this aloud"],
      ["notes", "Really?"],
    ]);
  });

  it("gives each text its place in points, from the layout where the slide has none", async () => {
    const slide = await onlySlide({ title: "Placed by the layout", texts: [box("Placed here", 100, 200, 300, 40)] });
    const [title, text] = slide.rows.map((row) => row.cells[0]?.box);
    expect(title).toMatchObject({ x: 67.2 });
    expect(title?.y).toBeGreaterThanOrEqual(30);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(110);
    expect(text?.x).toBeCloseTo(107.2);
    expect(text?.y).toBeCloseTo(203.6);
  });

  it("moves and scales what is inside a group", async () => {
    const slide = await onlySlide({ group: { x: 500, y: 300, texts: [box("Inside", 100, 100, 200, 60)] } });
    const place = slide.rows[0]?.cells[0]?.box;
    expect(place?.x).toBeCloseTo(500 + 50 + 7.2);
    expect(place?.y).toBeCloseTo(300 + 50 + 3.6);
    expect(place?.width).toBeCloseTo(100 - 14.4);
  });

  it("knows the printed number, and says where none is printed", async () => {
    const numbered = await read(makePptx([{ texts: ["a"], numbered: true }], { firstNumber: 5 }));
    expect(numbered.sections[0]?.printedNumber).toBe(5);
    expect(numbered.issues.map((i) => [i.code, i.detail])).toContainEqual([
      "printed_number_differs",
      { printed: 5, position: 1 },
    ]);
    expect((await read(makePptx([["a"]]))).issues.map((i) => i.code)).toContain("numbers_not_printed");
    const typed = await onlySlide({ texts: [box("a", 60, 100), box("12", 900, 505, 40, 20)] });
    expect(typed.printedNumber).toBe(12);
  });

  it("says what a slide without text is", async () => {
    expect((await onlySlide({ picture: true })).issues).toMatchObject([{ code: "no_text_layer", level: "blocking" }]);
    expect((await onlySlide({})).issues).toMatchObject([{ code: "empty_section", level: "info" }]);
  });
});

describe("reading order", () => {
  it("goes down one column before the next, under their common heading", async () => {
    const slide = await onlySlide({
      texts: [
        box("Right two is a sentence of its own", 500, 260, 400),
        box("Left one is a sentence of its own", 60, 200, 400),
        box("Heading over both columns", 60, 120, 840),
        box("Right one is a sentence of its own", 500, 200, 400),
        box("Left two is a sentence of its own", 60, 260, 400),
      ],
    });
    expect(lines(slide.rows).map((line) => line.split(" is ")[0])).toEqual([
      "Heading over both columns",
      "Left one",
      "Left two",
      "Right one",
      "Right two",
    ]);
  });

  it("keeps a figure with its caption", async () => {
    const slide = await onlySlide({
      texts: [
        box("504 K€", 60, 200),
        box("12 %", 400, 200),
        box("ARR fin 2024", 60, 232),
        box("Churn annuel", 400, 232),
      ],
    });
    expect(lines(slide.rows)).toEqual(["ARR fin 2024 | 504 K€", "Churn annuel | 12 %"]);
    expect(slide.rows.every((row) => row.table)).toBe(true);
  });

  it("keeps a figure with its caption inside one text box", async () => {
    const slide = await onlySlide({
      texts: [
        { ...box("", 60, 200, 200, 80), text: ["504 K€", "ARR fin 2024"] },
        { ...box("", 400, 200, 200, 80), text: ["Une phrase.", "Une autre."] },
      ],
    });
    expect(lines(slide.rows)).toEqual(["ARR fin 2024 | 504 K€", "Une phrase.", "Une autre."]);
  });

  it("reads a table made of text boxes line by line", async () => {
    const slide = await onlySlide({
      texts: [
        box("MRR", 60, 200),
        box("ARR", 60, 240),
        box("42 K€", 400, 200, 100),
        box("504 K€", 400, 240, 100),
        box("55 K€", 600, 200, 100),
        box("660 K€", 600, 240, 100),
      ],
    });
    expect(lines(slide.rows)).toEqual(["MRR | 42 K€ | 55 K€", "ARR | 504 K€ | 660 K€"]);
  });
});

describe("tables and charts", () => {
  it("reads a table row by row with its headings, merged cells included", async () => {
    const slide = await onlySlide({
      tables: [
        {
          rows: [
            ["", { text: "Réel", columns: 2 }, "Budget"],
            ["€", "2023", "2024", "2025"],
            ["Revenus", "100", "200", "300"],
            [{ text: "Coûts", rows: 2 }, "10", "20", "30"],
            ["11", "21", "31"],
          ],
        },
      ],
    });
    expect(lines(slide.rows)).toEqual([
      " | Réel | Budget",
      "€ | 2023 | 2024 | 2025",
      "Revenus | 100 | 200 | 300",
      "Coûts | 10 | 20 | 30",
      "Coûts | 11 | 21 | 31",
    ]);
    expect(slide.rows[2]?.cells.map((c) => c.header)).toEqual([
      undefined,
      "Réel / 2023",
      "Réel / 2024",
      "Budget / 2025",
    ]);
    expect(slide.rows[2]?.cells[2]?.box).toEqual({ x: 480, y: 306, width: 210, height: 28 });
    expect(slide.rows.every((row) => row.table)).toBe(true);
  });

  it("draws rows whose height is not written as high as their text", async () => {
    const rows = [
      ["Year", "Clinics"],
      ["Year 1", "500"],
      ["Year 2", "3,000 paying clinics of which a third in the two largest cities of the country"],
      ["Year 3", "12,000"],
    ];
    const slide = await onlySlide({ tables: [{ rows, rowHeight: 0, width: 200 }] });
    const tops = slide.rows.map(({ cells }) => cells[0]?.box?.y ?? 0);
    const heights = slide.rows.map(({ cells }) => cells[0]?.box?.height ?? 0);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    expect(Math.min(...heights)).toBeGreaterThan(10);
    expect(heights[2]).toBeGreaterThan(2 * (heights[1] ?? 0));
  });

  it("takes no heading from a table of labels and values", async () => {
    const slide = await onlySlide({
      tables: [
        {
          rows: [
            ["ARR", "504 K€"],
            ["MRR", "42 K€"],
          ],
          headerRow: false,
        },
      ],
    });
    expect(slide.rows.flatMap((row) => row.cells.map((c) => c.header))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("reads a chart as its figures", async () => {
    const slide = await onlySlide({
      charts: [
        {
          title: "Croissance",
          categories: ["2023", "2024"],
          series: [
            { name: "ARR", values: [310_000, 504_000] },
            { name: "MRR", values: [null, 42_000] },
          ],
        },
      ],
    });
    expect(lines(slide.rows)).toEqual(["Croissance", "2023 | 2024", "ARR | 310000 | 504000", "MRR | 42000"]);
    expect(slide.rows[3]?.cells[1]).toMatchObject({ text: "42000", value: 42_000, header: "2024" });
  });

  it("shows percentages as the chart does", async () => {
    const slide = await onlySlide({
      charts: [{ categories: ["2024"], series: [{ name: "Marge", values: [0.725] }], format: "0.0%" }],
    });
    expect(lines(slide.rows)).toEqual(["2024", "Marge | 72.5%"]);
  });

  it("reads SmartArt in the order of its tree", async () => {
    const dgm = 'xmlns:dgm="http://d" xmlns:a="http://a"';
    const point = (id: string, text: string) =>
      `<dgm:pt modelId="${id}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const slide = await onlySlide(
      { texts: [] },
      {
        parts: {
          "ppt/slides/slide1.xml":
            '<p:sld xmlns:p="p" xmlns:a="a" xmlns:r="r"><p:cSld><p:spTree><p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2"/></p:nvGraphicFramePr>' +
            '<a:graphic><a:graphicData><dgm:relIds xmlns:dgm="d" r:dm="rIdD"/></a:graphicData></a:graphic></p:graphicFrame></p:spTree></p:cSld></p:sld>',
          "ppt/slides/_rels/slide1.xml.rels": relationsXml([
            { id: "rIdD", type: "diagramData", target: "../diagrams/data1.xml" },
          ]),
          "ppt/diagrams/data1.xml":
            `<dgm:dataModel ${dgm}><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point("3", "Livrer")}${point("1", "Concevoir")}${point("2", "Esquisse")}</dgm:ptLst>` +
            '<dgm:cxnLst><dgm:cxn srcId="0" destId="3" srcOrd="1"/><dgm:cxn srcId="0" destId="1" srcOrd="0"/><dgm:cxn srcId="1" destId="2" srcOrd="0"/></dgm:cxnLst></dgm:dataModel>',
        },
      },
    );
    expect(lines(slide.rows)).toEqual(["Concevoir", "Esquisse", "Livrer"]);
  });
});

describe("text a reader does not see", () => {
  it.each([
    ["background_colour", { colour: "FFFFFF" }],
    ["background_colour", { colour: "F9FAFB", fill: "FFFFFF" }],
    ["invisible", { colour: "none" }],
    ["tiny", { size: 1 }],
    ["hidden_text", { hidden: true }],
    ["off_page", { x: 1_000 }],
    ["off_page", { y: -80 }],
  ] as const)("%s: %o", async (reason, look) => {
    const slide = await onlySlide({ texts: [box("Seen", 60, 100), { ...box("ARR 900 K€", 60, 200), ...look }] });
    expect(lines(slide.rows)).toEqual(["Seen"]);
    expect(slide.hiddenRows.map((r) => [r.hidden, r.cells[0]?.text])).toEqual([[reason, "ARR 900 K€"]]);
    expect(slide.issues).toContainEqual({
      code: "hidden_text",
      level: "warning",
      detail: { rows: 1, how: reason },
      section: 1,
    });
  });

  it("white letters on a dark slide or a dark shape are seen", async () => {
    const dark = await onlySlide({
      background: "0B1F3A",
      texts: [{ ...box("White on night", 60, 100), colour: "FFFFFF" }],
    });
    expect(lines(dark.rows)).toEqual(["White on night"]);
    const card = await onlySlide({
      texts: [
        { ...box("", 40, 80, 400, 200), fill: "0B1F3A" },
        { ...box("White on a card", 60, 100), colour: "FFFFFF" },
      ],
    });
    expect(lines(card.rows)).toEqual(["White on a card"]);
    expect(card.hiddenRows).toEqual([]);
  });

  it("letters under a filled shape are covered", async () => {
    const slide = await onlySlide({
      texts: [box("Under", 60, 100), { ...box("Over", 50, 90, 300, 60), fill: "DDDDDD" }],
    });
    expect(lines(slide.rows)).toEqual(["Over"]);
    expect(slide.hiddenRows.map((r) => [r.hidden, r.cells[0]?.text])).toEqual([["covered", "Under"]]);
  });
});

describe("what is not followed", () => {
  it("reads a file with macros without them, and says so", async () => {
    const document = await read(makePptx([["A"]], { macros: true }));
    expect(document.issues.map((i) => i.code)).toContain("macros_ignored");
  });

  it("does not follow links to the outside", async () => {
    const rels = relationsXml([
      { id: "rId1", type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" },
      { id: "rId9", type: "image", target: "http://example.invalid/x.png", external: true },
    ]);
    const document = await read(makePptx([["A"]], { parts: { "ppt/slides/_rels/slide1.xml.rels": rels } }));
    expect(document.issues).toContainEqual({ code: "external_link_ignored", level: "info", detail: { links: 1 } });
  });
});

describe("bad files", () => {
  it("only ever throws named errors on slides cut and mixed at random", async () => {
    const whole = new TextDecoder().decode(
      unzipSync(makePptx([{ title: "A", texts: ["b"], tables: [{ rows: [["1", { text: "2", columns: 2 }]] }] }]))[
        "ppt/slides/slide1.xml"
      ],
    );
    const cut = fc.tuple(fc.nat(whole.length), fc.nat(60), fc.nat(whole.length));
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 4 }), async (cuts) => {
        let xml = whole;
        for (const [at, length, from] of cuts)
          xml = xml.slice(0, at) + whole.slice(from, from + length) + xml.slice(at + length);
        const outcome = await read(makePptx([["A"]], { parts: { "ppt/slides/slide1.xml": xml } })).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(TribunalError);
      }),
      { numRuns: 150 },
    );
  });

  it("empty, renamed, truncated and damaged files are named errors", async () => {
    const whole = makePptx([["A"], ["B"]]);
    expect((await errorOf(new Uint8Array())).code).toBe("file_empty");
    expect((await errorOf(new TextEncoder().encode("<html><body>Not found</body></html>"))).code).toBe("wrong_format");
    expect((await errorOf(makeDocx(["A text document"]))).code).toBe("wrong_format");
    expect((await errorOf(whole.slice(0, whole.length / 2))).code).toBe("file_damaged");
    expect((await errorOf(makePptx([["A"]], { parts: { "ppt/slides/slide1.xml": "<p:sld><p:cSld>" } }))).code).toBe(
      "file_damaged",
    );
    const missing = makePptx([["A"]], { parts: { "ppt/_rels/presentation.xml.rels": relationsXml([]) } });
    expect((await errorOf(missing)).code).toBe("file_damaged");
  });

  it("password-protected files say so", async () => {
    const marker = Buffer.from("EncryptedPackage", "utf16le");
    const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600), marker, Buffer.alloc(600)]);
    expect((await errorOf(new Uint8Array(ole))).code).toBe("file_encrypted");
  });

  it("entities do not expand", async () => {
    const laughs =
      '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><p:sld xmlns:p="p"><p:cSld>&b;</p:cSld></p:sld>';
    expect((await errorOf(makePptx([["A"]], { parts: { "ppt/slides/slide1.xml": laughs } }))).code).toBe(
      "file_damaged",
    );
  });

  it("bottomless nesting is refused, not followed", async () => {
    const deep = `${"<p:grpSp>".repeat(100_000)}${"</p:grpSp>".repeat(100_000)}`;
    const part = `<p:sld xmlns:p="p"><p:cSld><p:spTree>${deep}</p:spTree></p:cSld></p:sld>`;
    expect((await errorOf(makePptx([["A"]], { parts: { "ppt/slides/slide1.xml": part } }))).code).toBe("file_damaged");
  });

  it("limits are kept and named", async () => {
    const bytes = makePptx([["A"], ["B"], ["C"]]);
    const pages = await errorOf(bytes, { ...DEFAULT_READ_LIMITS, maxPages: 2 });
    expect([pages.code, pages.detail]).toEqual(["too_many_pages", { limit: 2, measured: 3 }]);
    expect((await errorOf(bytes, { ...DEFAULT_READ_LIMITS, maxInflatedBytes: 1_000 })).code).toBe("archive_too_large");
    expect((await errorOf(bytes, { ...DEFAULT_READ_LIMITS, maxFileBytes: 100 })).code).toBe("file_too_large");
  });
});
