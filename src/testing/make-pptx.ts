import { refuseUnknown, requireList } from "../domain/known-options.ts";
import {
  contentTypesXml,
  DRAWING,
  escapeXml,
  type Parts,
  packParts,
  RELATION,
  relationsXml,
  XML,
} from "./office-parts.ts";
import {
  chartXml,
  frameXml,
  groupXml,
  type PptxChart,
  type PptxTable,
  type PptxText,
  pictureXml,
  tableXml,
  textXml,
  titleXml,
} from "./pptx-shapes.ts";

export type { PptxChart, PptxTable, PptxText } from "./pptx-shapes.ts";

/** What one slide holds. Places and sizes are in points on a slide of 960 × 540. */
export interface PptxSlideSpec {
  /** Stands in the title placeholder, whose place comes from the layout. */
  title?: string;
  /** A bare string gets a text box under the previous one. */
  texts?: (string | PptxText)[];
  tables?: PptxTable[];
  charts?: PptxChart[];
  /** Text boxes inside one group; the group is drawn at half its inner size, from its own corner. */
  group?: { x: number; y: number; texts: PptxText[] };
  notes?: string;
  comments?: string[];
  hidden?: boolean;
  /** Prints the slide's number in a slide-number placeholder. */
  numbered?: boolean;
  /** Puts a picture over the whole slide. */
  picture?: boolean;
  /** Colour of the background, as "0B1F3A". */
  background?: string;
  /** Shapes as a file writes them, drawn over the others. */
  shapes?: string;
}

/** What else a presentation is made of. */
export interface PptxOptions {
  /** Order of the slides in the archive and in their file names; the presentation's own order stays as given. */
  archiveOrder?: number[];
  /** Adds a macro part, as .pptm files have. */
  macros?: boolean;
  /** The first slide's printed number. */
  firstNumber?: number;
  /** Parts to add or replace, for damaged and hostile files. */
  parts?: Parts;
}

const KNOWN: Readonly<Record<keyof PptxOptions, true>> = {
  archiveOrder: true,
  macros: true,
  firstNumber: true,
  parts: true,
};
const P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const NS = `xmlns:a="${DRAWING}" xmlns:r="${RELATION}" ${P}`;
const TREE = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const TYPE = "application/vnd.openxmlformats-officedocument.presentationml";

/**
 * Makes a real PPTX. Slides given as lists of lines have their first line as title.
 *
 * ```ts
 * const deck = makePptx([["Novalys"], ["ARR: 504 K€"]]);
 * ```
 */
export function makePptx(slides: PptxSlideSpec[] | string[][], options: PptxOptions = {}): Uint8Array {
  requireList("The slides", slides);
  refuseUnknown("makePptx", options, KNOWN);
  const specs = slides.map((slide): PptxSlideSpec => {
    if (!Array.isArray(slide)) return slide;
    const [title, ...texts] = slide;
    return { ...(title !== undefined && { title }), texts };
  });
  const order = options.archiveOrder ?? specs.map((_, i) => i);
  const fileOf = new Map(order.map((slide, position) => [slide, `slide${position + 1}.xml`]));
  const types: Record<string, string> = {
    "ppt/presentation.xml": `${TYPE}.presentation.main+xml`,
    "ppt/slideMasters/slideMaster1.xml": `${TYPE}.slideMaster+xml`,
    "ppt/slideLayouts/slideLayout1.xml": `${TYPE}.slideLayout+xml`,
    "ppt/theme/theme1.xml": "application/vnd.openxmlformats-officedocument.theme+xml",
  };
  const parts: Parts = {};
  for (const slide of order) {
    const spec = specs[slide];
    if (spec !== undefined) addSlide(parts, types, spec, fileOf.get(slide) ?? "");
  }
  parts["ppt/presentation.xml"] = presentationXml(specs.length, options.firstNumber);
  parts["ppt/_rels/presentation.xml.rels"] = relationsXml([
    { id: "rId1", type: "slideMaster", target: "slideMasters/slideMaster1.xml" },
    { id: "rId2", type: "theme", target: "theme/theme1.xml" },
    ...specs.map((_, i) => ({ id: `rId${i + 10}`, type: "slide", target: `slides/${fileOf.get(i)}` })),
  ]);
  addMaster(parts);
  if (options.macros) parts["ppt/vbaProject.bin"] = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
  const all: Parts = {
    "[Content_Types].xml": contentTypesXml(types),
    "_rels/.rels": relationsXml([{ id: "rId1", type: "officeDocument", target: "ppt/presentation.xml" }]),
    ...parts,
    ...options.parts,
  };
  return packParts(all);
}

function addSlide(parts: Parts, types: Record<string, string>, spec: PptxSlideSpec, file: string): void {
  const stem = file.replace(".xml", "");
  const relations = [{ id: "rId1", type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" }];
  const shapes: string[] = [];
  if (spec.picture) shapes.push(pictureXml());
  if (spec.title !== undefined) shapes.push(titleXml(spec.title));
  let y = 130;
  for (const text of spec.texts ?? []) {
    const box = typeof text === "string" ? { text, x: 60, y, width: 840, height: 30 } : text;
    if (typeof text === "string") y += 36;
    shapes.push(textXml(box, shapes.length + 2));
  }
  for (const table of spec.tables ?? []) shapes.push(tableXml(table, shapes.length + 2));
  if (spec.group) shapes.push(groupXml(spec.group, shapes.length + 2));
  spec.charts?.forEach((chart, i) => {
    const name = `${stem}-chart${i + 1}.xml`;
    relations.push({ id: `rIdC${i}`, type: "chart", target: `../charts/${name}` });
    parts[`ppt/charts/${name}`] = chartXml(chart);
    types[`ppt/charts/${name}`] = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
    shapes.push(frameXml(chart, `rIdC${i}`, shapes.length + 2));
  });
  if (spec.numbered) {
    shapes.push(
      '<p:sp><p:nvSpPr><p:cNvPr id="99" name="Number"/><p:cNvSpPr/><p:nvPr><p:ph type="sldNum" idx="12"/></p:nvPr></p:nvSpPr><p:spPr/>' +
        '<p:txBody><a:bodyPr/><a:p><a:fld id="{00000000-0000-0000-0000-000000000001}" type="slidenum"><a:rPr/><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>',
    );
  }
  if (spec.shapes !== undefined) shapes.push(spec.shapes);
  if (spec.notes !== undefined) {
    relations.push({ id: "rIdN", type: "notesSlide", target: `../notesSlides/${stem}-notes.xml` });
    parts[`ppt/notesSlides/${stem}-notes.xml`] = notesXml(spec.notes);
    types[`ppt/notesSlides/${stem}-notes.xml`] = `${TYPE}.notesSlide+xml`;
  }
  if (spec.comments !== undefined) {
    relations.push({ id: "rIdK", type: "comments", target: `../comments/${stem}-comments.xml` });
    const list = spec.comments.map(
      (c, i) => `<p:cm authorId="0" idx="${i + 1}"><p:pos x="1" y="1"/><p:text>${escapeXml(c)}</p:text></p:cm>`,
    );
    parts[`ppt/comments/${stem}-comments.xml`] = `${XML}<p:cmLst ${NS}>${list.join("")}</p:cmLst>`;
    types[`ppt/comments/${stem}-comments.xml`] = `${TYPE}.comments+xml`;
  }
  const fill =
    spec.background &&
    `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${spec.background}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
  parts[`ppt/slides/${file}`] =
    `${XML}<p:sld ${NS}${spec.hidden ? ' show="0"' : ""}><p:cSld>${fill ?? ""}<p:spTree>${TREE}${shapes.join("")}</p:spTree></p:cSld></p:sld>`;
  parts[`ppt/slides/_rels/${file}.rels`] = relationsXml(relations);
  types[`ppt/slides/${file}`] = `${TYPE}.slide+xml`;
}

function presentationXml(count: number, firstNumber: number | undefined): string {
  const list = Array.from({ length: count }, (_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 10}"/>`).join("");
  return (
    `${XML}<p:presentation ${NS}${firstNumber === undefined ? "" : ` firstSlideNum="${firstNumber}"`}>` +
    '<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>' +
    `<p:sldIdLst>${list}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`
  );
}

function notesXml(notes: string): string {
  const lines = notes.split("\n").map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`);
  return (
    `${XML}<p:notes ${NS}><p:cSld><p:spTree>${TREE}<p:sp><p:nvSpPr><p:cNvPr id="2" name="Notes"/><p:cNvSpPr/>` +
    `<p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${lines.join("")}</p:txBody></p:sp></p:spTree></p:cSld></p:notes>`
  );
}

function addMaster(parts: Parts): void {
  const place = (type: string, index: string, x: number, y: number, width: number, height: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${index || 2}" name="${type}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"${index && ` idx="${index}"`}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="${x * 12_700}" y="${y * 12_700}"/><a:ext cx="${width * 12_700}" cy="${height * 12_700}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    "<p:txBody><a:bodyPr/><a:p><a:r><a:t>Click to edit</a:t></a:r></a:p></p:txBody></p:sp>";
  const tree = `<p:cSld><p:spTree>${TREE}${place("title", "", 60, 30, 840, 80)}${place("sldNum", "12", 820, 500, 100, 28)}</p:spTree></p:cSld>`;
  const colours = [
    "dk1:000000",
    "lt1:FFFFFF",
    "dk2:1F2937",
    "lt2:F3F4F6",
    "accent1:2563EB",
    "accent2:059669",
    "accent3:D97706",
    "accent4:DC2626",
    "accent5:7C3AED",
    "accent6:0891B2",
    "hlink:2563EB",
    "folHlink:7C3AED",
  ]
    .map((pair) => pair.split(":"))
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`);
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
  const fills = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3);
  const lines = '<a:ln w="6350"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3);
  parts["ppt/slideMasters/slideMaster1.xml"] =
    `${XML}<p:sldMaster ${NS}>${tree}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>` +
    '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>' +
    '<p:txStyles><p:titleStyle><a:lvl1pPr><a:defRPr sz="3200"/></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr><a:defRPr sz="1800"/></a:lvl1pPr></p:bodyStyle></p:txStyles></p:sldMaster>';
  parts["ppt/slideMasters/_rels/slideMaster1.xml.rels"] = relationsXml([
    { id: "rId1", type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" },
    { id: "rId2", type: "theme", target: "../theme/theme1.xml" },
  ]);
  parts["ppt/slideLayouts/slideLayout1.xml"] = `${XML}<p:sldLayout ${NS}>${tree}</p:sldLayout>`;
  parts["ppt/slideLayouts/_rels/slideLayout1.xml.rels"] = relationsXml([
    { id: "rId1", type: "slideMaster", target: "../slideMasters/slideMaster1.xml" },
  ]);
  parts["ppt/theme/theme1.xml"] =
    `${XML}<a:theme xmlns:a="${DRAWING}" name="Plain"><a:themeElements><a:clrScheme name="Plain">${colours.join("")}</a:clrScheme>` +
    `<a:fontScheme name="Plain"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="Plain"><a:fillStyleLst>${fills}</a:fillStyleLst><a:lnStyleLst>${lines}</a:lnStyleLst>` +
    `<a:effectStyleLst>${"<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fills}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}
