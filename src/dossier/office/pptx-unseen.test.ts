import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  alternate,
  cover,
  gradient,
  HONEST,
  P14,
  PLANTED,
  picture,
  png,
  STYLED,
  scheme,
  shape,
  solid,
  table,
  UNSEEN_SHAPES,
} from "../../../test/support/hostile/unseen-shapes.ts";
import type { Section } from "../../domain/document.ts";
import { makePptx, type PptxOptions, type PptxSlideSpec } from "../../testing/make-pptx.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPptx } from "./pptx.ts";

async function read(shapes: string, options: PptxOptions = {}, more: PptxSlideSpec = {}): Promise<Section> {
  const bytes = makePptx([{ texts: [HONEST], ...more, shapes }], options);
  return (await readPptx(bytes, DEFAULT_READ_LIMITS)).sections[0] as Section;
}

const lines = (rows: Section["rows"]) =>
  rows.map(({ cells }) =>
    cells
      .map(({ text }) => text)
      .join(" ")
      .trim(),
  );

describe("a figure nobody sees on a slide is set apart with its words", () => {
  it.each(UNSEEN_SHAPES)("%s", async (_, reason, shapes, options, more) => {
    const slide = await read(shapes, options, {
      ...more,
      ...(more?.background !== undefined && { texts: [{ ...HONEST, colour: "FFFFFF" }] }),
    });
    expect(lines(slide.rows)).toContain(HONEST.text);
    expect(lines(slide.rows).join(" ")).not.toContain("9,900,000");
    const apart = slide.hiddenRows.filter(({ cells }) => cells.some(({ text }) => text.includes(PLANTED)));
    expect(apart.map(({ hidden }) => hidden)).toEqual([reason]);
    expect(lines(slide.hiddenRows).join(" ")).not.toContain(HONEST.text);
    expect(slide.issues).toContainEqual(expect.objectContaining({ code: "hidden_text", level: "warning" }));
  });
});

describe("what a slide's text looks like", () => {
  const cells = async (shapes: string) => (await read(shapes)).rows.flatMap((row) => row.cells);

  it("is known in a table too: a line is as high as its letters, not as its cell", async () => {
    const small = table({}).replaceAll('<a:rPr lang="en">', '<a:rPr lang="en" sz="1000">');
    const cell = (await cells(small)).find(({ text }) => text === PLANTED);
    expect(cell?.line).toBeLessThan(14);
    expect(cell?.box?.height).toBe(30);
  });

  it("ends a line where its author did and a figure stands on both sides", async () => {
    const broken = (first: string, second: string) =>
      shape({ text: "@" }).replace(/<a:r>(.*?)@(.*?)<\/a:r>/s, (_, head, tail) =>
        [first, second].map((text) => `<a:r>${head}${text}${tail}</a:r>`).join("<a:br/>"),
      );
    const texts = async (first: string, second: string) => (await cells(broken(first, second))).map(({ text }) => text);
    expect(await texts("12 stores", "$18,000 revenue")).toEqual(
      expect.arrayContaining(["12 stores", "$18,000 revenue"]),
    );
    expect(await texts("12 stores in", "3 countries")).toContain("12 stores in 3 countries");
    expect(await texts("Revenue", "$18,000")).toContain("Revenue $18,000");
  });
});

describe("something small over a part of a line", () => {
  const digit = (x: number, text: string) => shape({ text, x, y: 202, width: 9, height: 30, fill: solid("FFFFFF") });
  const doubted = async (shapes: string) =>
    (await read(shapes)).rows.flatMap(({ cells }) => cells).find(({ text }) => text === PLANTED)?.doubted;

  it("may show another digit: the figures of the line are doubted", async () => {
    expect(await doubted(shape({}) + digit(125, "4"))).toBe(true);
  });

  it("says nothing where it stands behind, beside or under the line", async () => {
    expect(await doubted(digit(125, "4") + shape({}))).toBeUndefined();
    expect(await doubted(shape({}) + digit(300, "4"))).toBeUndefined();
    expect(
      await doubted(shape({}) + shape({ text: "", x: 66, y: 226, width: 90, height: 3, fill: solid("FF0000") })),
    ).toBeUndefined();
  });
});

describe("what a reader sees is not called hidden", () => {
  it.each<[string, string, PptxOptions?, PptxSlideSpec?]>([
    ["a gradient title", shape({ run: gradient("7C3AED", "2563EB") })],
    ["a gradient that ends in white", shape({ run: gradient("1F4E79", "FFFFFF") })],
    ["white on a dark shape", shape({ run: solid("FFFFFF"), fill: solid("1F4E79") })],
    ["white on a dark card", cover({ fill: solid("1F4E79") }) + shape({ run: solid("FFFFFF") })],
    [
      "white on a round card",
      cover({ fill: solid("1F4E79"), geometry: '<a:prstGeom prst="roundRect"/>' }) + shape({ run: solid("FFFFFF") }),
    ],
    [
      "white on an arrow",
      cover({ fill: solid("1F4E79"), geometry: '<a:prstGeom prst="homePlate"/>' }) + shape({ run: solid("FFFFFF") }),
    ],
    ["white on a dark gradient", cover({ fill: gradient("1F4E79", "0B1F3A") }) + shape({ run: solid("FFFFFF") })],
    ["white on a dark picture", picture() + shape({ run: solid("FFFFFF") }), png(20, 30, 60, 255)],
    ["white on a dark slide", shape({ run: solid("FFFFFF") }), {}, { background: "0B1F3A" }],
    [
      "white on a dark style",
      shape({
        fill: " ",
        style:
          '<p:style><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>',
      }),
    ],
    ["white with a dark outline", shape({ run: `<a:ln w="9525">${solid("000000")}</a:ln>${solid("FFFFFF")}` })],
    ["white on a coloured cell", table({ run: solid("FFFFFF"), fill: solid("1F4E79") })],
    ["in a styled table", table({}, STYLED)],
    ["light grey that can be read", shape({ run: solid("BFBFBF") })],
    ["half transparent", shape({ run: solid("000000", '<a:alpha val="50000"/>') })],
    ["beside a later shape", shape({}) + cover({ y: 300, fill: solid("FFFFFF") })],
    ["under a shape one sees through", shape({}) + cover({ fill: solid("FFFF00", '<a:alpha val="30000"/>') })],
    ["under a picture one sees through", shape({}) + picture(), png(0, 0, 0, 0)],
    ["under an empty frame", shape({}) + cover({ fill: solid("1F4E79"), geometry: '<a:prstGeom prst="frame"/>' })],
    ["reaching over the edge", shape({ x: 700, width: 400 })],
    ["in a branch that PowerPoint draws", alternate(P14, shape({}), shape({}))],
    ["in the fallback of a branch it skips", alternate("http://example.org/new", "", shape({}))],
  ])("%s", async (_, shapes, options, more) => {
    const slide = await read(shapes, options, {
      ...more,
      ...(more?.background !== undefined && { texts: [{ ...HONEST, colour: "FFFFFF" }] }),
    });
    expect(lines(slide.rows).join("\n")).toContain(PLANTED);
    expect(slide.hiddenRows).toEqual([]);
    expect(slide.issues).toEqual([]);
  });

  it("a slide of dark colours by its own colour map", async () => {
    const bytes = makePptx([{ texts: [HONEST], shapes: shape({ run: scheme("tx1") }) }]);
    const parts = unzipSync(bytes);
    const name = "ppt/slides/slide1.xml";
    const xml = strFromU8(parts[name] as Uint8Array)
      .replace("<p:cSld>", '<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>')
      .replace(
        "</p:cSld>",
        '</p:cSld><p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"/></p:clrMapOvr>',
      );
    const dark = zipSync({ ...parts, [name]: strToU8(xml) });
    const [slide] = (await readPptx(dark, DEFAULT_READ_LIMITS)).sections;
    expect(lines(slide?.rows ?? [])).toEqual([HONEST.text, PLANTED]);
  });
});
