import { describe, expect, it } from "vitest";
import {
  type Around,
  alternate,
  box,
  cell,
  colour,
  docxWith,
  HONEST,
  PLANTED,
  p,
  row,
  run,
  shading,
  solid,
  style,
  table,
  UNSEEN_TEXTS,
} from "../../../test/support/hostile/unseen-texts.ts";
import type { Section } from "../../domain/document.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readDocx } from "./docx.ts";

async function read(body: string, styles?: string, around?: Around) {
  return (await readDocx(docxWith(body, styles, around), DEFAULT_READ_LIMITS)).sections[0] as Section;
}

const words = (rows: Section["rows"]) => rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")).join("\n");

describe("a figure nobody sees in a text document is set apart with its words", () => {
  it.each(UNSEEN_TEXTS)("%s", async (_, reason, body, styles, more) => {
    const section = await read(body, styles, more);
    expect(words(section.rows)).toContain(HONEST);
    expect(words(section.rows)).not.toContain("9,900,000");
    const apart = section.hiddenRows.filter((one) => words([one]).includes(PLANTED));
    expect(apart.map(({ hidden }) => hidden)).toEqual([reason]);
    expect(words(section.hiddenRows)).not.toContain(HONEST);
    expect(section.issues).toContainEqual(expect.objectContaining({ code: "hidden_text", level: "warning" }));
  });
});

describe("what a reader sees is not called hidden", () => {
  const HEAD = '<w:tblStyle w:val="T"/><w:tblLook w:firstRow="1"/>';
  it.each<[string, string, string?, Around?]>([
    ["white on a dark paragraph", p(run(colour("FFFFFF")), shading("1F3864"))],
    ["white marked dark", p(run(`${colour("FFFFFF")}<w:highlight w:val="darkBlue"/>`))],
    ["white in a dark cell", table(row(cell(p(run(colour("FFFFFF"))), shading("1F3864"))))],
    [
      "white in the dark first row of a table's style",
      table(row(cell(p(run()))) + row(cell(p(run("", "x")))), HEAD),
      style(
        "T",
        `<w:tblStylePr w:type="firstRow"><w:rPr>${colour("FFFFFF")}</w:rPr><w:tcPr>${shading("1F3864")}</w:tcPr></w:tblStylePr>`,
        "table",
      ),
    ],
    ["the program's own colour on black", p(run(colour("auto") + shading("000000")))],
    [
      "white on a dark page",
      p(run(colour("FFFFFF"))),
      "",
      { settings: "<w:displayBackgroundShape/>", background: '<w:background w:color="101820"/>' },
    ],
    [
      "white in a dark text box",
      box("", solid("1F3864")).replace("<w:rPr></w:rPr><w:t>ARR", `<w:rPr>${colour("FFFFFF")}</w:rPr><w:t>ARR`),
    ],
    ["light grey that can be read", p(run(colour("A6A6A6")))],
    ["6 pt", p(run('<w:sz w:val="12"/>'))],
    ["narrow letters", p(run('<w:w w:val="66"/>'))],
    ["in a branch that Word draws", p(alternate("wps", run(), run()))],
    ["in the fallback of a branch it skips", p(alternate("nobody", "", run()))],
  ])("%s", async (_, body, styles, more) => {
    const section = await read(body, styles, more);
    expect(words(section.rows)).toContain(PLANTED);
    expect(words(section.hiddenRows)).not.toContain(PLANTED);
  });
});
