import { crc32, deflateSync } from "node:zlib";
import type { HiddenReason } from "../../../src/domain/document.ts";
import type { PptxOptions, PptxSlideSpec, PptxText } from "../../../src/testing/make-pptx.ts";
import { relationsXml } from "../../../src/testing/office-parts.ts";

/** Shapes of a slide, and those that hold an ARR nobody sees. */

export const HONEST: PptxText = { text: "MRR: €42,000 in May", x: 60, y: 60, width: 400, height: 30 };
export const PLANTED = "ARR: €9,900,000";
export const emu = (points: number) => Math.round(points * 12_700);

/** How one shape is drawn; places in points. */
interface Look {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** Inside the run's properties. */
  run?: string;
  /** Attributes of the run's properties. */
  attributes?: string;
  fill?: string;
  geometry?: string;
  body?: string;
  text?: string;
  list?: string;
  style?: string;
  sp?: string;
}

export const solid = (colour: string, inside = "") =>
  `<a:solidFill><a:srgbClr val="${colour}">${inside}</a:srgbClr></a:solidFill>`;
export const scheme = (name: string, inside = "") =>
  `<a:solidFill><a:schemeClr val="${name}">${inside}</a:schemeClr></a:solidFill>`;
export const gradient = (...colours: string[]) =>
  `<a:gradFill><a:gsLst>${colours.map((c, i) => `<a:gs pos="${i * 1000}"><a:srgbClr val="${c}"/></a:gs>`).join("")}</a:gsLst></a:gradFill>`;
export const RECT = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

export function shape(look: Look): string {
  const { x = 60, y = 200, width = 400, height = 40, text = PLANTED } = look;
  return (
    `<p:sp${look.sp ?? ""}><p:nvSpPr><p:cNvPr id="77" name="S"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>` +
    `${look.geometry ?? RECT}${look.fill ?? "<a:noFill/>"}</p:spPr>${look.style ?? ""}` +
    `<p:txBody><a:bodyPr ${look.body ?? ""}/><a:lstStyle>${look.list ?? ""}</a:lstStyle>` +
    `<a:p><a:r><a:rPr lang="en" ${look.attributes ?? ""}>${look.run ?? ""}</a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

export const cover = (look: Look) => shape({ text: "", x: 50, y: 190, width: 420, height: 60, ...look });
export const picture = (more = "") =>
  `<p:pic><p:nvPicPr><p:cNvPr id="78" name="P"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdP"/></p:blipFill>` +
  `<p:spPr><a:xfrm><a:off x="${emu(50)}" y="${emu(190)}"/><a:ext cx="${emu(420)}" cy="${emu(60)}"/></a:xfrm>${RECT}${more}</p:spPr></p:pic>`;
/** A picture of one pixel, with its opacity. */
export function onePixel(...rgba: number[]): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  const data = deflateSync(Buffer.from([0, ...rgba]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]),
  );
}
export const png = (red: number, green: number, blue: number, alpha: number): PptxOptions => ({
  parts: {
    "ppt/media/p.png": onePixel(red, green, blue, alpha),
    "ppt/slides/_rels/slide1.xml.rels": relationsXml([
      { id: "rId1", type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" },
      { id: "rIdP", type: "image", target: "../media/p.png" },
    ]),
  },
});
export const table = (cell: { run?: string; fill?: string; text?: string }, look = "", at = { x: 60, y: 200 }) => {
  const tc = (text: string, run = "", fill = "") =>
    `<a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="en">${run}</a:rPr><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr>${fill}</a:tcPr></a:tc>`;
  const row = (...cells: string[]) => `<a:tr h="${emu(30)}">${cells.join("")}</a:tr>`;
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="79" name="T"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
    `<p:xfrm><a:off x="${emu(at.x)}" y="${emu(at.y)}"/><a:ext cx="${emu(400)}" cy="${emu(60)}"/></p:xfrm><a:graphic><a:graphicData uri="t"><a:tbl>${look}` +
    `<a:tblGrid><a:gridCol w="${emu(400)}"/></a:tblGrid>${row(tc("Metric", "", cell.fill))}${row(tc(cell.text ?? PLANTED, cell.run, cell.fill))}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
};
export const STYLED =
  '<a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr>';
export const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
export const alternate = (namespace: string, choice: string, fallback: string) =>
  `<mc:AlternateContent ${MC} xmlns:p14="${namespace}"><mc:Choice Requires="p14">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
export const P14 = "http://schemas.microsoft.com/office/powerpoint/2010/main";
export const FREEFORM =
  '<a:custGeom><a:pathLst><a:path w="10" h="10"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="10" y="0"/></a:lnTo><a:lnTo><a:pt x="10" y="10"/></a:lnTo><a:lnTo><a:pt x="0" y="10"/></a:lnTo><a:close/></a:path></a:pathLst></a:custGeom>';

/** By how it is kept from the reader's eye, with the reason it is set apart for. */
export const UNSEEN_SHAPES: readonly [
  how: string,
  reason: HiddenReason,
  shapes: string,
  options?: PptxOptions,
  more?: PptxSlideSpec,
][] = [
  ["under a rectangle", "covered", shape({}) + cover({ fill: solid("FFFFFF") })],
  [
    "under two rectangles, half by half",
    "covered",
    shape({}) + cover({ fill: solid("FFFFFF"), width: 80 }) + cover({ fill: solid("FFFFFF"), x: 130, width: 200 }),
  ],
  [
    "under a rectangle that covers the letters, not their box",
    "covered",
    shape({ width: 800 }) + cover({ fill: solid("DDDDDD"), width: 220 }),
  ],
  ["under a gradient", "covered", shape({}) + cover({ fill: gradient("FFFFFF", "EEEEEE") })],
  ["under the slide's own background", "covered", shape({}) + cover({ sp: ' useBgFill="1"', fill: " " })],
  ["under a drawn outline", "covered", shape({}) + cover({ fill: solid("FFFFFF"), geometry: FREEFORM })],
  [
    "under the fill of a style",
    "covered",
    shape({}) +
      cover({ fill: " ", style: '<p:style><a:fillRef idx="3"><a:schemeClr val="bg1"/></a:fillRef></p:style>' }),
  ],
  [
    "under a broad line",
    "covered",
    shape({}) +
      cover({ y: 215, height: 0, fill: `<a:ln w="${emu(60)}">${solid("FFFFFF")}</a:ln>` }).replace("<a:noFill/>", ""),
  ],
  ["under a picture", "covered", shape({}) + picture(), png(200, 200, 200, 255)],
  ["under a table", "covered", shape({}) + table({ fill: solid("FFFFFF"), text: "x" }, "", { x: 50, y: 190 })],
  ["in a table under a rectangle", "covered", table({}) + cover({ y: 225, height: 40, fill: solid("FFFFFF") })],
  ["with no ink", "invisible", shape({ run: "<a:noFill/>" })],
  ["5 % opaque", "invisible", shape({ run: solid("000000", '<a:alpha val="5000"/>') })],
  ["10 % opaque", "background_colour", shape({ run: solid("444444", '<a:alpha val="10000"/>') })],
  ["white", "background_colour", shape({ run: solid("FFFFFF") })],
  ["nearly white", "background_colour", shape({ run: solid("F2F2F2") })],
  ["white by the theme", "background_colour", shape({ run: scheme("bg1") })],
  ["nearly white by the theme", "background_colour", shape({ run: scheme("bg1", '<a:lumMod val="95000"/>') })],
  ["black made white", "background_colour", shape({ run: solid("000000", "<a:inv/>") })],
  [
    "white by its parts",
    "background_colour",
    shape({ run: '<a:solidFill><a:scrgbClr r="100000" g="100000" b="100000"/></a:solidFill>' }),
  ],
  ["from white to white", "background_colour", shape({ run: gradient("FFFFFF", "F8F8F8") })],
  [
    "in a white pattern",
    "background_colour",
    shape({
      run: '<a:pattFill prst="pct5"><a:fgClr><a:srgbClr val="FFFFFF"/></a:fgClr><a:bgClr><a:srgbClr val="FAFAFA"/></a:bgClr></a:pattFill>',
    }),
  ],
  [
    "white by the list style",
    "background_colour",
    shape({ list: `<a:lvl1pPr><a:defRPr>${solid("FFFFFF")}</a:defRPr></a:lvl1pPr>` }),
  ],
  [
    "white by the shape's style",
    "background_colour",
    shape({ style: '<p:style><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>' }),
  ],
  ["black on black", "background_colour", shape({ fill: solid("000000") })],
  ["the colour of its own shape", "background_colour", shape({ fill: solid("1F4E79"), run: solid("1F4E79") })],
  [
    "white on a translucent white",
    "background_colour",
    cover({ fill: solid("FFFFFF", '<a:alpha val="60000"/>') }) + shape({ run: solid("FFFFFF") }),
  ],
  [
    "white on a white gradient",
    "background_colour",
    cover({ fill: gradient("FFFFFF", "F4F4F4") }) + shape({ run: solid("FFFFFF") }),
  ],
  [
    "white on a white picture",
    "background_colour",
    picture() + shape({ run: solid("FFFFFF") }),
    png(255, 255, 255, 255),
  ],
  [
    "white behind a picture one sees through",
    "background_colour",
    picture() + shape({ run: solid("FFFFFF") }),
    png(0, 0, 0, 0),
  ],
  ["white in a styled table", "background_colour", table({ run: solid("FFFFFF") }, STYLED.replace(' bandRow="1"', ""))],
  ["white in a plain table", "background_colour", table({ run: solid("FFFFFF") })],
  ["dark on a dark slide", "background_colour", shape({ run: solid("0B1F3A") }), {}, { background: "0B1F3A" }],
  ["1 pt", "tiny", shape({ attributes: 'sz="100"' })],
  ["1 pt by the list style", "tiny", shape({ list: '<a:lvl1pPr><a:defRPr sz="100"/></a:lvl1pPr>' })],
  ["letters on one another", "tiny", shape({ attributes: 'spc="-3000"' })],
  ["off the slide", "off_page", shape({ x: 1_000 })],
  ["almost off the slide", "off_page", shape({ x: 952, width: 300 })],
  ["almost above the slide", "off_page", shape({ y: -39 })],
  ["in a branch that PowerPoint skips", "hidden_text", alternate("http://example.org/new", shape({}), "")],
  ["in the fallback of a branch that is drawn", "hidden_text", alternate(P14, shape({ text: "" }), shape({}))],
];
