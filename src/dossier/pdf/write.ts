import { ObjectFile } from "./object-file.ts";
import { encodeWinAnsi } from "./win-ansi.ts";

/** Red, green, blue, each 0 to 1. */
export type Colour = readonly [number, number, number];

/** Words on a page. `x` is their left edge and `y` their baseline, in points from the top left of the unrotated page. */
export interface PdfText {
  kind: "text";
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  colour?: Colour;
  /** PDF text render mode: 0 filled (default), 3 invisible. */
  renderMode?: number;
  /** 0 (nothing to see) to 1 (opaque, the default). */
  opacity?: number;
  /** Degrees, counter-clockwise. */
  angle?: number;
  /** Puts the words on a layer that is shown or switched off. */
  layer?: "on" | "off";
}

/** A filled rectangle; `x` and `y` are its top left corner. */
interface PdfRectangle {
  kind: "rectangle";
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
  opacity?: number;
}

interface PdfLine {
  kind: "line";
  from: readonly [number, number];
  to: readonly [number, number];
  colour?: Colour;
  width?: number;
}

/** A picture of `columns` × `rows` pixels, three bytes each (red, green, blue), drawn into a rectangle. */
interface PdfImage {
  kind: "image";
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  rgb: Uint8Array;
}

export type PdfItem = PdfText | PdfRectangle | PdfLine | PdfImage;

/** One page: what is drawn on it, in drawing order. */
export interface PdfPageSpec {
  /** In points, before rotation. Default 595 × 842 (A4). */
  width?: number;
  height?: number;
  /** Degrees clockwise at which the page is shown: 0, 90, 180, 270. */
  rotate?: number;
  /** The part of the page that is shown, `[left, top, right, bottom]` from the top left. */
  crop?: readonly [number, number, number, number];
  items: PdfItem[];
}

export const A4 = { width: 595, height: 842 } as const;

/** Writes a PDF with the standard Helvetica, text in WinAnsi. No fonts are embedded. */
export function writePdf(pages: PdfPageSpec[]): Uint8Array {
  const file = new ObjectFile();
  const catalog = file.reserve();
  const shared: Shared = {
    tree: file.reserve(),
    regular: file.add(font("Helvetica")),
    bold: file.add(font("Helvetica-Bold")),
    on: file.add("<< /Type /OCG /Name (shown) >>"),
    off: file.add("<< /Type /OCG /Name (switched off) >>"),
  };
  const kids = pages.map((page) => writePage(file, page, shared));
  file.set(
    shared.tree,
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`,
  );
  const layers = `<< /OCGs [${shared.on} 0 R ${shared.off} 0 R] /D << /ON [${shared.on} 0 R] /OFF [${shared.off} 0 R] >> >>`;
  file.set(catalog, `<< /Type /Catalog /Pages ${shared.tree} 0 R /OCProperties ${layers} >>`);
  return file.finish(catalog);
}

/** Objects every page refers to, by number. */
interface Shared {
  tree: number;
  regular: number;
  bold: number;
  on: number;
  off: number;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function writePage(file: ObjectFile, page: PdfPageSpec, shared: Shared): number {
  const { width = A4.width, height = A4.height, rotate = 0, crop, items } = page;
  const images: string[] = [];
  const opacities = new Map<number, string>();
  const content = items.map((item) => {
    if (item.kind === "image") images.push(`/I${images.length} ${addImage(file, item)} 0 R`);
    return drawItem(item, height, images.length - 1, opacities);
  });
  const stream = file.addStream("", Buffer.from(content.join("\n"), "latin1"));
  const states = [...opacities].map(([value, name]) => `/${name} << /ca ${number(value)} /CA ${number(value)} >>`);
  const cropBox =
    crop === undefined
      ? ""
      : `/CropBox [${[crop[0], height - crop[3], crop[2], height - crop[1]].map(number).join(" ")}]`;
  return file.add(
    `<< /Type /Page /Parent ${shared.tree} 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] ${cropBox} /Rotate ${rotate} ` +
      `/Resources << /Font << /F1 ${shared.regular} 0 R /F2 ${shared.bold} 0 R >> /XObject << ${images.join(" ")} >> ` +
      `/ExtGState << ${states.join(" ")} >> /Properties << /on ${shared.on} 0 R /off ${shared.off} 0 R >> >> /Contents ${stream} 0 R >>`,
  );
}

function addImage(file: ObjectFile, image: PdfImage): number {
  return file.addStream(
    `/Type /XObject /Subtype /Image /Width ${image.columns} /Height ${image.rows} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
    image.rgb,
  );
}

function drawItem(item: PdfItem, pageHeight: number, image: number, opacities: Map<number, string>): string {
  const y = (fromTop: number) => number(pageHeight - fromTop);
  const opacity = (value: number | undefined) => (value === undefined ? "" : `/${named(opacities, value)} gs `);
  switch (item.kind) {
    case "text": {
      const { size = 11, bold = false, colour = [0, 0, 0], renderMode = 0, angle = 0 } = item;
      const cos = Math.cos((angle * Math.PI) / 180);
      const sin = Math.sin((angle * Math.PI) / 180);
      const matrix = [cos, sin, -sin, cos, item.x].map(number).join(" ");
      const [begin, end] = item.layer === undefined ? ["", ""] : [`/OC /${item.layer} BDC `, " EMC"];
      return `${begin}q ${opacity(item.opacity)}BT /F${bold ? 2 : 1} ${number(size)} Tf ${renderMode} Tr ${rgb(colour)} rg ${matrix} ${y(item.y)} Tm <${hex(item.text)}> Tj ET Q${end}`;
    }
    case "rectangle":
      return `q ${opacity(item.opacity)}${rgb(item.colour)} rg ${number(item.x)} ${y(item.y + item.height)} ${number(item.width)} ${number(item.height)} re f Q`;
    case "line":
      return `q ${rgb(item.colour ?? [0, 0, 0])} RG ${number(item.width ?? 1)} w ${number(item.from[0])} ${y(item.from[1])} m ${number(item.to[0])} ${y(item.to[1])} l S Q`;
    case "image":
      return `q ${number(item.width)} 0 0 ${number(item.height)} ${number(item.x)} ${y(item.y + item.height)} cm /I${image} Do Q`;
  }
}

function named(opacities: Map<number, string>, value: number): string {
  const name = opacities.get(value) ?? `G${opacities.size}`;
  opacities.set(value, name);
  return name;
}

function rgb(colour: Colour): string {
  return colour.map(number).join(" ");
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function hex(text: string): string {
  return Buffer.from(encodeWinAnsi(text)).toString("hex");
}
