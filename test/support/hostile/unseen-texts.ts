import type { HiddenReason } from "../../../src/domain/document.ts";
import { makeDocx } from "../../../src/testing/make-docx.ts";
import { type Parts, relationsXml } from "../../../src/testing/office-parts.ts";

/** Paragraphs, tables and boxes of a text document, and those that hold an ARR nobody sees. */

export const HONEST = "MRR: €42,000 in May";
export const PLANTED = "ARR: €9,900,000";
const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:v="urn:schemas-microsoft-com:vml"';

export const run = (properties = "", text = PLANTED) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
export const p = (inside: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
export const colour = (value: string, more = "") => `<w:color w:val="${value}"${more}/>`;
export const shading = (fill: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
export const cell = (inside: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`;
export const table = (rows: string, properties = "") => `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows}</w:tbl>`;
export const row = (cells: string, properties = "") => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
export const style = (id: string, inside: string, type = "paragraph", more = "") =>
  `<w:style w:type="${type}" w:styleId="${id}"${more}>${inside}</w:style>`;
export const box = (anchor: string, shape: string, text = PLANTED, size = 'cx="2000000" cy="500000"') =>
  p(
    `<w:r><w:drawing><wp:anchor>${anchor.startsWith("<wp:docPr") ? "" : anchor}<wp:extent ${size}/>${anchor.startsWith("<wp:docPr") ? anchor : ""}` +
      `<a:graphic><a:graphicData><wps:wsp><wps:spPr>${shape}</wps:spPr><wps:txbx><w:txbxContent>${p(run("", text))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
  );
export const alternate = (requires: string, choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
export const solid = (value: string) => `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;

/** What stands around the text. */
export interface Around {
  settings?: string;
  background?: string;
}

/** A document of one honest line and what is given. */
export function docxWith(body: string, styles = "", { settings = "", background = "" }: Around = {}): Uint8Array {
  const parts: Parts = {
    "word/document.xml": `<w:document ${NAMES}>${background}<w:body>${p(run(colour("404040"), HONEST))}${body}</w:body></w:document>`,
    "word/styles.xml": `<w:styles ${NAMES}>${styles}</w:styles>`,
    "word/settings.xml": `<w:settings ${NAMES}>${settings}</w:settings>`,
    "word/_rels/document.xml.rels": relationsXml([
      { id: "rId1", type: "styles", target: "styles.xml" },
      { id: "rId2", type: "settings", target: "settings.xml" },
    ]),
  };
  return makeDocx([], { parts });
}

/** By how it is kept from the reader's eye, with the reason it is set apart for. */
export const UNSEEN_TEXTS: readonly [
  how: string,
  reason: HiddenReason,
  body: string,
  styles?: string,
  around?: Around,
][] = [
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
];
