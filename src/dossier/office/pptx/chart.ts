import type { Box, Cell, Row } from "../../../domain/document.ts";
import { isOn } from "../../xml-scan.ts";
import { at, attribute, child, childrenOf, descendants, numberAttribute, type XmlNode } from "../xml.ts";
import { formatNumber } from "./number-format.ts";
import { plainText, tidy } from "./text.ts";

interface Points {
  texts: string[];
  format: string | undefined;
}

/** More points than a chart can show: a part written to exhaust memory. */
const MAX_POINTS = 20_000;

/**
 * A chart as a table: a heading row with the categories, then one row per series with the category of each value as its
 * header. The figures are those stored with the chart; the workbook behind it is not opened.
 */
export function readChart(space: XmlNode, box: Box | undefined): Row[] {
  const place = box === undefined ? {} : { box };
  const rows: Row[] = [];
  const chart = child(space, "chart");
  const title = plainText(at(chart, "title"));
  if (title !== "") rows.push({ cells: [{ text: title, ...place }] });
  const plots = child(chart, "plotArea");
  const pies = new Set(
    ["pieChart", "pie3DChart", "doughnutChart"].flatMap((kind) =>
      childrenOf(plots, kind).flatMap((pie) => childrenOf(pie, "ser").filter((one) => showsShares(one, pie))),
    ),
  );
  const series = descendants(plots, "ser").map((node) =>
    pies.has(node) ? asShares(readSeries(node)) : readSeries(node),
  );
  for (const axis of child(chart, "plotArea")?.children ?? []) {
    const name = axis.name.endsWith("Ax") ? plainText(child(axis, "title")) : "";
    if (name !== "") rows.push({ cells: [{ text: name, ...place }] });
  }
  pushTable(rows, series, place);
  return rows;
}

/** The newer chart kinds (waterfall, funnel, tree map), stored another way. */
export function readExtendedChart(space: XmlNode, box: Box | undefined): Row[] {
  const place = box === undefined ? {} : { box };
  const rows: Row[] = [];
  const title = plainText(descendants(child(space, "chart"), "title")[0]);
  if (title !== "") rows.push({ cells: [{ text: title, ...place }] });
  const data = new Map(childrenOf(child(space, "chartData"), "data").map((d) => [attribute(d, "id") ?? "", d]));
  const series = descendants(child(space, "chart"), "series").map((node) => {
    const source = data.get(attribute(child(node, "dataId"), "val") ?? "");
    return {
      name: tidy(descendants(child(node, "tx"), "v")[0]?.text ?? ""),
      categories: pointsOf(at(source, "strDim", "lvl")),
      values: pointsOf(at(source, "numDim", "lvl")),
    };
  });
  pushTable(rows, series, place);
  return rows;
}

interface Series {
  name: string;
  categories: Points;
  values: Points;
}

function readSeries(node: XmlNode): Series {
  const name = descendants(child(node, "tx"), "v")
    .map((v) => v.text)
    .join(" ");
  const categories = child(node, "cat") ?? child(node, "xVal");
  const levels = descendants(categories, "lvl").map(pointsOf);
  return {
    name: tidy(name),
    categories: levels.length > 0 ? joinLevels(levels) : asShown(pointsOf(cacheOf(categories))),
    values: pointsOf(cacheOf(child(node, "val") ?? child(node, "yVal"))),
  };
}

/** True where a slice is labelled with its share of the whole, and not with its value. */
function showsShares(series: XmlNode, pie: XmlNode): boolean {
  const says = (name: string) =>
    [series, pie].some((node) => isOn(attribute(child(child(node, "dLbls"), name), "val"), false));
  return says("showPercent") && !says("showVal");
}

/** What a reader sees of such a series. */
function asShares(series: Series): Series {
  const numbers = series.values.texts.map(Number);
  const whole = numbers.reduce((sum, value) => sum + value, 0);
  if (!(whole > 0) || numbers.some((value) => value < 0)) return series;
  const texts = numbers.map((value) => `${Math.round((100 * value) / whole)}%`);
  return { ...series, values: { texts, format: undefined } };
}

function cacheOf(node: XmlNode | undefined): XmlNode | undefined {
  const holder = child(node, "numRef") ?? child(node, "strRef") ?? node;
  return child(holder, "numCache") ?? child(holder, "strCache") ?? child(holder, "numLit") ?? child(holder, "strLit");
}

function pointsOf(cache: XmlNode | undefined): Points {
  const texts: string[] = [];
  for (const point of childrenOf(cache, "pt")) {
    const index = numberAttribute(point, "idx") ?? texts.length;
    if (index < 0 || index >= MAX_POINTS) continue;
    texts[index] = tidy(child(point, "v")?.text ?? point.text);
  }
  return { texts, format: child(cache, "formatCode")?.text ?? attribute(cache, "formatCode") };
}

/** Categories that are numbers: years, or dates stored as days. */
function asShown({ texts, format }: Points): Points {
  const isNumber = (text: string) => text !== "" && Number.isFinite(Number(text));
  return { texts: texts.map((text) => (isNumber(text) ? formatNumber(Number(text), format) : text)), format };
}

/** Categories on several levels ("2024" over "Q1 … Q4"): the outer one is written once and holds until the next. */
function joinLevels(levels: Points[]): Points {
  const texts = (levels[0]?.texts ?? []).map((inner, i) => {
    const outer = levels
      .slice(1)
      .map((level) => level.texts.slice(0, i + 1).findLast((t) => t !== undefined && t !== ""));
    return [...outer.reverse(), inner].filter((t) => t !== undefined && t !== "").join(" / ");
  });
  return { texts, format: undefined };
}

function pushTable(rows: Row[], series: Series[], place: { box?: Box }): void {
  const categories = series.find((s) => s.categories.texts.length > 0)?.categories.texts ?? [];
  if (categories.length > 0) {
    rows.push({ cells: Array.from(categories, (text) => ({ text: text ?? "", ...place })), table: true });
  }
  for (const { name, values, categories: own } of series) {
    const heads = own.texts.length > 0 ? own.texts : categories;
    const cells: Cell[] = name === "" ? [] : [{ text: name, ...place }];
    for (let i = 0; i < values.texts.length; i++) {
      const raw = values.texts[i];
      if (raw === undefined || raw === "") continue;
      const header = heads[i];
      cells.push({ ...figure(raw, values.format), ...place, ...(header ? { header } : {}) });
    }
    if (cells.length > 0) rows.push({ cells, table: true, ...(name !== "" && { series: true as const }) });
  }
}

/** A stored number as the chart's format shows it. */
function figure(raw: string, format: string | undefined): Cell {
  const value = Number(raw);
  if (raw === "" || !Number.isFinite(value)) return { text: raw };
  const text = formatNumber(value, format);
  return format === undefined || format === "General" ? { text, value } : { text, value, format };
}
