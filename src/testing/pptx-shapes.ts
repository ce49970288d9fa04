import { DRAWING, escapeXml, RELATION, XML } from "./office-parts.ts";

/** A text box; place and size in points. */
export interface PptxText {
  /** Several lines are several paragraphs. */
  text: string | string[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** In points. */
  size?: number;
  /** Of the letters and of the box, as "FFFFFF"; "none" draws letters with no ink. */
  colour?: string;
  fill?: string;
  hidden?: boolean;
  /** Degrees, clockwise. */
  rotate?: number;
}

/** A table on a slide. */
export interface PptxTable {
  /** A cell may span columns or rows; the cells it covers are left out. */
  rows: (string | { text: string; columns?: number; rows?: number })[][];
  x?: number;
  y?: number;
  width?: number;
  rowHeight?: number;
  headerRow?: boolean;
}

/** A chart on a slide. */
export interface PptxChart {
  title?: string;
  categories: string[];
  series: { name: string; values: (number | null)[] }[];
  format?: string;
}

const emu = (points: number) => Math.round(points * 12_700);

export function titleXml(title: string): string {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/>' +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>${escapeXml(title)}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

export function textXml(box: PptxText, id: number): string {
  const ink = box.colour === undefined ? "" : box.colour === "none" ? "<a:noFill/>" : solid(box.colour);
  const properties = `<a:rPr${box.size === undefined ? "" : ` sz="${Math.round(box.size * 100)}"`}>${ink}</a:rPr>`;
  const lines = Array.isArray(box.text) ? box.text : [box.text];
  const paragraphs = lines.map((line) => `<a:p><a:r>${properties}<a:t>${escapeXml(line)}</a:t></a:r></a:p>`);
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"${box.hidden ? ' hidden="1"' : ""}/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr><a:xfrm${box.rotate === undefined ? "" : ` rot="${box.rotate * 60_000}"`}><a:off x="${emu(box.x)}" y="${emu(box.y)}"/>` +
    `<a:ext cx="${emu(box.width)}" cy="${emu(box.height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `${box.fill === undefined ? "<a:noFill/>" : solid(box.fill)}</p:spPr>` +
    `<p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs.join("")}</p:txBody></p:sp>`
  );
}

export function groupXml(group: { x: number; y: number; texts: PptxText[] }, id: number): string {
  return (
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>` +
    `<a:off x="${emu(group.x)}" y="${emu(group.y)}"/><a:ext cx="${emu(200)}" cy="${emu(100)}"/>` +
    `<a:chOff x="0" y="0"/><a:chExt cx="${emu(400)}" cy="${emu(200)}"/></a:xfrm></p:grpSpPr>` +
    `${group.texts.map((text, i) => textXml(text, id * 100 + i)).join("")}</p:grpSp>`
  );
}

export function pictureXml(): string {
  return (
    '<p:pic><p:nvPicPr><p:cNvPr id="50" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill/>' +
    `<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(960)}" cy="${emu(540)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  );
}

export function tableXml(table: PptxTable, id: number): string {
  const cover = layOut(table.rows);
  const columns = Math.max(1, ...cover.map((line) => line.length));
  const width = table.width ?? 840;
  const height = table.rowHeight ?? 28;
  const rows = cover.map((line) => {
    const cells = line.map((cell) => {
      const spans = `${cell.columns > 1 ? ` gridSpan="${cell.columns}"` : ""}${cell.rows > 1 ? ` rowSpan="${cell.rows}"` : ""}`;
      const merged = `${cell.left ? ' hMerge="1"' : ""}${cell.above ? ' vMerge="1"' : ""}`;
      return `<a:tc${spans}${merged}><a:txBody><a:bodyPr/><a:p><a:r><a:t>${escapeXml(cell.text)}</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc>`;
    });
    return `<a:tr h="${emu(height)}">${cells.join("")}</a:tr>`;
  });
  const grid = Array.from({ length: columns }, () => `<a:gridCol w="${emu(width / columns)}"/>`).join("");
  return frame(
    id,
    table,
    width,
    height * cover.length,
    `<a:graphicData uri="${DRAWING.replace("main", "table")}"><a:tbl><a:tblPr${table.headerRow === false ? "" : ' firstRow="1"'}/><a:tblGrid>${grid}</a:tblGrid>${rows.join("")}</a:tbl></a:graphicData>`,
  );
}

export function frameXml(_chart: PptxChart, relation: string, id: number): string {
  const uri = DRAWING.replace("main", "chart");
  return frame(
    id,
    { x: 60, y: 250 },
    500,
    250,
    `<a:graphicData uri="${uri}"><c:chart xmlns:c="${uri}" xmlns:r="${RELATION}" r:id="${relation}"/></a:graphicData>`,
  );
}

export function chartXml(chart: PptxChart): string {
  const points = (values: (string | number | null)[]) =>
    values.map((v, i) => (v === null ? "" : `<c:pt idx="${i}"><c:v>${escapeXml(String(v))}</c:v></c:pt>`)).join("");
  const series = chart.series.map(
    (s, i) =>
      `<c:ser><c:idx val="${i}"/><c:order val="${i}"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:ptCount val="1"/>${points([s.name])}</c:strCache></c:strRef></c:tx>` +
      `<c:cat><c:strRef><c:f>Sheet1!$A$2</c:f><c:strCache><c:ptCount val="${chart.categories.length}"/>${points(chart.categories)}</c:strCache></c:strRef></c:cat>` +
      `<c:val><c:numRef><c:f>Sheet1!$B$2</c:f><c:numCache><c:formatCode>${escapeXml(chart.format ?? "General")}</c:formatCode><c:ptCount val="${s.values.length}"/>${points(s.values)}</c:numCache></c:numRef></c:val></c:ser>`,
  );
  const title =
    chart.title === undefined
      ? ""
      : `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${escapeXml(chart.title)}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
  return (
    `${XML}<c:chartSpace xmlns:c="${DRAWING.replace("main", "chart")}" xmlns:a="${DRAWING}" xmlns:r="${RELATION}"><c:chart>${title}<c:plotArea><c:layout/>` +
    `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series.join("")}<c:axId val="1"/><c:axId val="2"/></c:barChart>` +
    '<c:catAx><c:axId val="1"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>'
  );
}

function frame(id: number, at: { x?: number; y?: number }, width: number, height: number, data: string): string {
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Frame ${id}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
    `<p:xfrm><a:off x="${emu(at.x ?? 60)}" y="${emu(at.y ?? 250)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></p:xfrm><a:graphic>${data}</a:graphic></p:graphicFrame>`
  );
}

const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

interface LaidCell {
  text: string;
  columns: number;
  rows: number;
  left: boolean;
  above: boolean;
}

/** The full grid of a table: each cell where it stands, and the places a merged one covers. */
function layOut(rows: PptxTable["rows"]): LaidCell[][] {
  const grid: LaidCell[][] = rows.map(() => []);
  rows.forEach((row, r) => {
    let c = 0;
    for (const entry of row) {
      while (grid[r]?.[c] !== undefined) c++;
      const { text, columns = 1, rows: tall = 1 } = typeof entry === "string" ? { text: entry } : entry;
      for (let dr = 0; dr < tall; dr++) {
        for (let dc = 0; dc < columns; dc++) {
          const line = grid[r + dr];
          if (line === undefined) continue;
          const first = dr === 0 && dc === 0;
          line[c + dc] = first
            ? { text, columns, rows: tall, left: false, above: false }
            : { text: "", columns: 1, rows: 1, left: dc > 0, above: dr > 0 };
        }
      }
      c += columns;
    }
  });
  return grid;
}
