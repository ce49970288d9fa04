import { describe, expect, it } from "vitest";
import type { HiddenReason, Section } from "../../domain/document.ts";
import { makeDocx } from "../../testing/make-docx.ts";
import { type Parts, relationsXml } from "../../testing/office-parts.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readDocx } from "./docx.ts";

const HONEST = "MRR: €42,000 in May";
const PLANTED = "ARR: €9,900,000";
const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:v="urn:schemas-microsoft-com:vml"';

const run = (properties = "", text = PLANTED) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const p = (inside: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const colour = (value: string, more = "") => `<w:color w:val="${value}"${more}/>`;
const shading = (fill: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
const cell = (inside: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`;
const table = (rows: string, properties = "") => `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows}</w:tbl>`;
const row = (cells: string, properties = "") => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const style = (id: string, inside: string, type = "paragraph", more = "") =>
  `<w:style w:type="${type}" w:styleId="${id}"${more}>${inside}</w:style>`;
const box = (anchor: string, shape: string, text = PLANTED, size = 'cx="2000000" cy="500000"') =>
  p(
    `<w:r><w:drawing><wp:anchor>${anchor.startsWith("<wp:docPr") ? "" : anchor}<wp:extent ${size}/>${anchor.startsWith("<wp:docPr") ? anchor : ""}` +
      `<a:graphic><a:graphicData><wps:wsp><wps:spPr>${shape}</wps:spPr><wps:txbx><w:txbxContent>${p(run("", text))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
  );
const alternate = (requires: string, choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const solid = (value: string) => `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;

async function read(body: string, styles = "", more: { settings?: string; background?: string } = {}) {
  const parts: Parts = {
    "word/document.xml": `<w:document ${NAMES}>${more.background ?? ""}<w:body>${p(run(colour("404040"), HONEST))}${body}</w:body></w:document>`,
    "word/styles.xml": `<w:styles ${NAMES}>${styles}</w:styles>`,
    "word/settings.xml": `<w:settings ${NAMES}>${more.settings ?? ""}</w:settings>`,
    "word/_rels/document.xml.rels": relationsXml([
      { id: "rId1", type: "styles", target: "styles.xml" },
      { id: "rId2", type: "settings", target: "settings.xml" },
    ]),
  };
  return (await readDocx(makeDocx([], { parts }), DEFAULT_READ_LIMITS)).sections[0] as Section;
}

const words = (rows: Section["rows"]) => rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")).join("\n");

describe("a figure nobody sees in a text document is set apart with its words", () => {
  it.each<[string, HiddenReason, string, string?, { settings?: string; background?: string }?]>([
    ["white", "background_colour", p(run(colour("FFFFFF")))],
    ["nearly white", "background_colour", p(run(colour("F2F2F2")))],
    ["white by the theme", "background_colour", p(run(colour("000000", ' w:themeColor="background1"')))],
    [
      "nearly white by the theme",
      "background_colour",
      p(run(colour("000000", ' w:themeColor="text1" w:themeTint="0D"'))),
    ],
    [
      "white by a style of letters",
      "background_colour",
      p(run('<w:rStyle w:val="Pale"/>')),
      style("Pale", `<w:rPr>${colour("FFFFFF")}</w:rPr>`, "character"),
    ],
    [
      "white by the style a style is based on",
      "background_colour",
      p(run(), '<w:pStyle w:val="Child"/>'),
      style("Pale", `<w:rPr>${colour("FFFFFF")}</w:rPr>`) + style("Child", '<w:basedOn w:val="Pale"/>'),
    ],
    [
      "white by the document's defaults",
      "background_colour",
      p(run()),
      `<w:docDefaults><w:rPrDefault><w:rPr>${colour("FFFFFF")}</w:rPr></w:rPrDefault></w:docDefaults>`,
    ],
    ["black on black", "background_colour", p(run(colour("000000") + shading("000000")))],
    ["black on a black paragraph", "background_colour", p(run(colour("000000")), shading("000000"))],
    ["black marked black", "background_colour", p(run(`${colour("000000")}<w:highlight w:val="black"/>`))],
    ["white in a table", "background_colour", table(row(cell(p(run(colour("FFFFFF"))))))],
    ["dark in a dark cell", "background_colour", table(row(cell(p(run(colour("1F3864"))), shading("1F3864"))))],
    [
      "white by a table's style",
      "background_colour",
      table(row(cell(p(run()))), '<w:tblStyle w:val="T"/>'),
      style("T", `<w:rPr>${colour("FFFFFF")}</w:rPr>`, "table"),
    ],
    [
      "dark on a dark page",
      "background_colour",
      p(run(colour("101820"))),
      "",
      { settings: "<w:displayBackgroundShape/>", background: '<w:background w:color="101820"/>' },
    ],
    [
      "white although a page colour is named that is not shown",
      "background_colour",
      p(run(colour("FFFFFF"))),
      "",
      { background: '<w:background w:color="101820"/>' },
    ],
    ["with no ink", "invisible", p(run("<w14:textFill><w14:noFill/></w14:textFill>"))],
    [
      "95 % transparent",
      "invisible",
      p(
        run(
          '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="95000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
        ),
      ),
    ],
    [
      "from white to white",
      "background_colour",
      p(
        run(
          '<w14:textFill><w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="FFFFFF"/></w14:gs><w14:gs w14:pos="1"><w14:srgbClr w14:val="F8F8F8"/></w14:gs></w14:gsLst></w14:gradFill></w14:textFill>',
        ),
      ),
    ],
    ["1 pt", "tiny", p(run('<w:sz w:val="2"/>'))],
    [
      "1 pt by a style",
      "tiny",
      p(run(), '<w:pStyle w:val="Small"/>'),
      style("Small", '<w:rPr><w:sz w:val="2"/></w:rPr>'),
    ],
    ["1 % wide", "tiny", p(run('<w:w w:val="1"/>'))],
    ["letters on one another", "tiny", p(run('<w:spacing w:val="-400"/>'))],
    ["a line without height", "tiny", p(run(), '<w:spacing w:line="1" w:lineRule="exact"/>')],
    ["pushed off the page", "off_page", p(run(), '<w:ind w:left="30000"/>')],
    ["vanished", "hidden_text", p(run("<w:vanish/>"))],
    [
      "vanished by a style",
      "hidden_text",
      p(run('<w:rStyle w:val="Gone"/>')),
      style("Gone", "<w:rPr><w:vanish/></w:rPr>", "character"),
    ],
    ["a hidden row", "hidden_row", table(row(cell(p(run())), "<w:hidden/>"))],
    ["a row without height", "hidden_row", table(row(cell(p(run())), '<w:trHeight w:val="1" w:hRule="exact"/>'))],
    ["a hidden text box", "hidden_text", box('<wp:docPr id="1" name="b" hidden="1"/>', "<a:noFill/>")],
    ["a text box without height", "tiny", box("", "<a:noFill/>", PLANTED, 'cx="2000000" cy="10"')],
    [
      "a text box off the page",
      "off_page",
      box('<wp:positionH relativeFrom="page"><wp:posOffset>90000000</wp:posOffset></wp:positionH>', "<a:noFill/>"),
    ],
    [
      "an old text box that is hidden",
      "hidden_text",
      p(
        `<w:r><w:pict><v:shape style="width:200pt;height:50pt;visibility:hidden"><v:textbox><w:txbxContent>${p(run())}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ],
    [
      "white in a white text box",
      "background_colour",
      box("", solid("FFFFFF")).replace("<w:rPr></w:rPr><w:t>ARR", `<w:rPr>${colour("FFFFFF")}</w:rPr><w:t>ARR`),
    ],
    ["in a branch that Word skips", "hidden_text", p(alternate("nobody", run(), run("", "x")))],
    ["a paragraph in a branch that Word skips", "hidden_text", alternate("nobody", p(run()), "")],
    ["in the fallback of a branch that is drawn", "hidden_text", p(alternate("wps", run("", "x"), p(run())))],
  ])("%s", async (_, reason, body, styles, more) => {
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
  it.each<[string, string, string?, { settings?: string; background?: string }?]>([
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
    const section = await read(body, styles, more?.background === undefined ? more : { ...more });
    expect(words(section.rows)).toContain(PLANTED);
    expect(words(section.hiddenRows)).not.toContain(PLANTED);
  });
});
