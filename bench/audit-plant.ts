import * as xlsx from "@e965/xlsx";
import type { CellSpec } from "../src/testing/make-xlsx.ts";
import { type Book, copyOf } from "./audit-book.ts";

/** One fault put into a copy of a workbook. Naming any of `at` is finding it. */
export interface Planted {
  kind: string;
  book: Book;
  at: string[];
}

interface Site {
  sheet: number;
  row: number;
  column: number;
  spec: CellSpec;
}

type Line = Site[];

const REFERENCE = /('[^']+'!|\[\d+\][^!]*!|[\p{L}_][\p{L}\p{N}_.]*!)?(\$?)([A-Z]{1,3})(\$?)(\d{1,6})(?![\p{L}\d(])/gu;

const nameOf = (row: number, column: number): string => xlsx.utils.encode_cell({ r: row, c: column });

/** References written as distances: equal for copies. */
function relative({ spec, row, column }: Site): string {
  return (spec.f ?? "").replace(REFERENCE, (_, sheet = "", fixedColumn, letters, fixedRow, digits) => {
    const c = xlsx.utils.decode_col(letters);
    const r = Number(digits) - 1;
    return `${sheet}R${fixedRow === "" ? `[${r - row}]` : r}C${fixedColumn === "" ? `[${c - column}]` : c}`;
  });
}

const isFigure = ({ spec }: Site): boolean => typeof spec.v === "number";

function sitesOf({ sheets }: Book): Site[] {
  return sheets.flatMap(({ cells }, sheet) =>
    [...cells].map(([ref, spec]) => ({
      sheet,
      row: xlsx.utils.decode_cell(ref).r,
      column: xlsx.utils.decode_cell(ref).c,
      spec,
    })),
  );
}

/** Figures side by side (or under one another) that are copies of one formula, or all typed. */
function linesOf(book: Book, direction: "row" | "column", isSame: (a: Site, b: Site) => boolean): Line[] {
  const [across, along] = direction === "row" ? (["row", "column"] as const) : (["column", "row"] as const);
  const sites = sitesOf(book)
    .filter(isFigure)
    .sort((a, b) => a.sheet - b.sheet || a[across] - b[across] || a[along] - b[along]);
  const lines: Line[] = [];
  for (const site of sites) {
    const last = lines.at(-1)?.at(-1);
    const follows =
      last?.sheet === site.sheet &&
      last[across] === site[across] &&
      last[along] === site[along] - 1 &&
      isSame(last, site);
    if (follows) lines.at(-1)?.push(site);
    else lines.push([site]);
  }
  return lines;
}

const copied = (a: Site, b: Site): boolean =>
  a.spec.f !== undefined &&
  b.spec.f !== undefined &&
  /[A-Z]\$?\d/.test(a.spec.f) &&
  (relative(a) === relative(b) || a.spec.f === b.spec.f);
const typed = (a: Site, b: Site): boolean => a.spec.f === undefined && b.spec.f === undefined;

/** Changes made to one formula of a line of copies; null where there is nothing to change in that way. */
const CHANGES: Record<string, (site: Site) => string | null> = {
  "other line": ({ spec: { f = "" } }) => {
    let done = false;
    const changed = f.replace(REFERENCE, (whole, sheet = "", a, letters, b, digits) => {
      if (done || sheet !== "" || b === "$") return whole;
      done = true;
      return `${sheet}${a}${letters}${b}${Number(digits) > 2 ? Number(digits) - 1 : Number(digits) + 1}`;
    });
    return done ? changed : null;
  },
  "other column": ({ spec: { f = "" }, column }) => {
    let done = false;
    const changed = f.replace(REFERENCE, (whole, sheet = "", a, letters, b, digits) => {
      const at = xlsx.utils.decode_col(letters);
      if (done || a === "$" || at === 0 || at !== column) return whole;
      done = true;
      return `${sheet}${a}${xlsx.utils.encode_col(at - 1)}${b}${digits}`;
    });
    return done ? changed : null;
  },
  "other sign": ({ spec: { f = "" } }) => {
    const at = f.search(/(?<=[\w)])[*+-](?=[\w($'])/);
    return at < 1 ? null : `${f.slice(0, at)}${{ "*": "/", "+": "-", "-": "+" }[f[at] as "*"]}${f.slice(at + 1)}`;
  },
  plug: ({ spec: { f = "" } }) => `${f}+1500`,
  itself: ({ spec: { f = "" }, row, column }) => `${f}+${nameOf(row, column)}`,
};

/** Places are taken one after the other at even distances, so that all of the workbook is tried. */
function* spread<T>(all: readonly T[], most: number): Generator<T> {
  const step = Math.max(1, all.length / most);
  for (let at = 0; at < all.length; at += step) yield all[Math.floor(at)] as T;
}

function changed(book: Book, kind: string, changes: { site: Site; spec: CellSpec }[], at: Site[]): Planted {
  const copy = copyOf(book);
  for (const { site, spec } of changes) copy.sheets[site.sheet]?.cells.set(nameOf(site.row, site.column), spec);
  const place = ({ sheet, row, column }: Site) => `${copy.sheets[sheet]?.name}!${nameOf(row, column)}`;
  return { kind, book: copy, at: at.map(place) };
}

const MOST = 5;
const SHORTEST_ROW = 4;
const SHORTEST_COLUMN = 5;

/** A formula in a line of copies is changed, or a number is typed over it. */
function* breaks(book: Book): Generator<Planted> {
  for (const [direction, shortest] of [
    ["row", SHORTEST_ROW],
    ["column", SHORTEST_COLUMN],
  ] as const) {
    const lines = linesOf(book, direction, copied).filter(({ length }) => length >= shortest);
    const inRows = new Set(
      linesOf(book, "row", copied)
        .filter(({ length }) => length > 2)
        .flat()
        .map(({ sheet, row, column }) => `${sheet} ${row} ${column}`),
    );
    const own =
      direction === "row"
        ? lines
        : lines.filter((line) => !line.some(({ sheet, row, column }) => inRows.has(`${sheet} ${row} ${column}`)));
    for (const [name, change] of Object.entries(CHANGES)) {
      let place = 0;
      for (const line of spread(own, MOST)) {
        const site = line[1 + (place++ % (line.length - 1))] as Site;
        const f = change(site);
        if (f !== null && f !== site.spec.f)
          yield changed(book, `${direction}: ${name}`, [{ site, spec: { ...site.spec, f } }], [site]);
      }
    }
    let place = 0;
    for (const line of spread(own, MOST)) {
      const site = line[1 + (place++ % (line.length - 1))] as Site;
      const { f: _, ...rest } = site.spec;
      const v = Math.round(Number(site.spec.v) * 1.1) || 5;
      yield changed(book, `${direction}: typed over`, [{ site, spec: { ...rest, v } }], [site]);
    }
  }
}

const RANGE = /^([+-]?SUM\()(\$?)([A-Z]+)(\$?)(\d+):(\$?)([A-Z]+)(\$?)(\d+)(\).*)$/;

/** Sums made a line shorter at one end, in one place or in the whole row. */
function* shorterSums(book: Book): Generator<Planted> {
  const figure = (sheet: number, row: number, column: number) =>
    typeof book.sheets[sheet]?.cells.get(nameOf(row, column))?.v === "number";
  const shorten = (site: Site, end: "first" | "last"): string | null => {
    const match = RANGE.exec(site.spec.f ?? "");
    if (match === null) return null;
    const [, call, a, left = "", b, top, c, right = "", d, bottom, rest] = match;
    const [r1, r2] = [Number(top) - 1, Number(bottom) - 1];
    const [c1, c2] = [xlsx.utils.decode_col(left), xlsx.utils.decode_col(right)];
    if (c1 === c2 && r2 - r1 >= 2) {
      if (
        !figure(site.sheet, end === "last" ? r2 : r1, c1) ||
        !figure(site.sheet, end === "last" ? r2 - 1 : r1 + 1, c1)
      )
        return null;
      return `${call}${a}${left}${b}${end === "last" ? top : r1 + 2}:${c}${right}${d}${end === "last" ? r2 : bottom}${rest}`;
    }
    if (r1 === r2 && c2 - c1 >= 2 && end === "last" && figure(site.sheet, r1, c2))
      return `${call}${a}${left}${b}${top}:${c}${xlsx.utils.encode_col(c2 - 1)}${d}${bottom}${rest}`;
    return null;
  };
  const sums = linesOf(book, "row", copied).filter((line) => RANGE.test(line[0]?.spec.f ?? ""));
  for (const end of ["last", "first"] as const) {
    const able = sums.filter((line) => shorten(line[0] as Site, end) !== null);
    for (const line of spread(able, MOST)) {
      const changes = line.flatMap((site) => {
        const f = shorten(site, end);
        return f === null ? [] : [{ site, spec: { ...site.spec, f } }];
      });
      yield changed(book, `sum without its ${end} line`, changes, line);
    }
  }
}

/** Totals written as A + B + C, with one of the lines dropped in the whole row. */
function* skippedLines(book: Book): Generator<Planted> {
  const plus = /^[A-Z]+\d+(?:\+[A-Z]+\d+){2,}$/;
  const lines = linesOf(book, "row", copied).filter((line) => plus.test(line[0]?.spec.f ?? ""));
  for (const line of spread(lines, MOST)) {
    const changes = line.map((site) => {
      const terms = (site.spec.f ?? "").split("+");
      return { site, spec: { ...site.spec, f: terms.toSpliced(1, 1).join("+") } };
    });
    yield changed(book, "total skips a line", changes, line);
  }
}

/** The references to one assumption of a list are replaced by its value. */
function* unusedInputs(book: Book): Generator<Planted> {
  const all = sitesOf(book);
  const blocks = linesOf(book, "column", typed).filter((line) => line.length >= 4);
  const inputs = blocks.flat().filter(({ sheet, row, column }) => {
    const cells = book.sheets[sheet]?.cells;
    return (
      typeof cells?.get(nameOf(row, column - 1))?.v === "string" &&
      typeof cells?.get(nameOf(row, column + 1))?.v !== "number"
    );
  });
  for (const input of spread(inputs, MOST)) {
    const name = book.sheets[input.sheet]?.name ?? "";
    const ref = new RegExp(
      `(?<![\\w$!'])((?:'${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}'|${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})!)?\\$?${xlsx.utils.encode_col(input.column)}\\$?${input.row + 1}(?![\\d:(])`,
      "g",
    );
    const readers = all.filter(({ spec: { f = "" }, sheet }) =>
      [...f.matchAll(ref)].some(([, prefix]) => prefix !== undefined || sheet === input.sheet),
    );
    if (readers.length === 0) continue;
    const changes = readers.map((site) => ({
      site,
      spec: {
        ...site.spec,
        f: (site.spec.f ?? "").replace(ref, (whole, prefix) =>
          prefix !== undefined || site.sheet === input.sheet ? String(input.spec.v) : whole,
        ),
      },
    }));
    yield changed(book, "assumption no longer read", changes, [input, ...readers]);
  }
}

/** One of several typed figures that hardly move gets a digit too many. */
function* jumps(book: Book): Generator<Planted> {
  const lines = linesOf(book, "row", typed).filter((line) => {
    const values = line.map(({ spec }) => Number(spec.v));
    return (
      line.length >= 5 &&
      Math.min(...values) > 0 &&
      Math.max(...values) <= Math.min(...values) * 1.3 &&
      !values.every((v) => Number.isInteger(v) && v > 1900 && v < 2100)
    );
  });
  let place = 0;
  for (const line of spread(lines, MOST)) {
    const site = line[1 + (place++ % (line.length - 2))] as Site;
    yield changed(
      book,
      "one figure with a digit too many",
      [{ site, spec: { ...site.spec, v: Number(site.spec.v) * 10 } }],
      [site],
    );
  }
}

/** Rows by what they are called: growth that leaps, customers below none, shares above the whole. */
const NAMED_ROWS = [
  {
    kind: "growth input that jumps",
    label: /\b(?:growth|croissance|crescimento)\b/iu,
    isPercent: true,
    typed: true,
    shortest: 4,
    value: (before: number) => Math.max(before * 4, before + 0.3),
  },
  {
    kind: "customers below none",
    label:
      /^\W*(?:total |active |paying |number of )?(?:customers|clients|users|subscribers|clientes|usu[áa]rios)\W*$/iu,
    isPercent: false,
    typed: false,
    shortest: 3,
    value: (before: number) => -Math.abs(before || 5),
  },
  {
    kind: "rate over 100 %",
    label: /\b(?:churn|attrition|conversion|retention|occupancy|penetration)\b/iu,
    isPercent: true,
    typed: false,
    shortest: 1,
    value: () => 1.5,
  },
] as const;

function* impossibleFigures(book: Book): Generator<Planted> {
  const labelOf = ({ sheet, row, column }: Site): string => {
    for (let c = column - 1; c >= 0; c -= 1) {
      const left = book.sheets[sheet]?.cells.get(nameOf(row, c))?.v;
      if (typeof left === "string" && /\p{L}{2}/u.test(left)) return left;
    }
    return "";
  };
  const rows = linesOf(book, "row", () => true);
  for (const { kind, label, isPercent, typed: onlyTyped, shortest, value } of NAMED_ROWS) {
    const able = rows.filter((line) => {
      const [first] = line;
      if (first === undefined || line.length < shortest || !label.test(labelOf(first))) return false;
      if (kind === "rate over 100 %" && /\bnet\b|growth/iu.test(labelOf(first))) return false;
      const values = line.map(({ spec }) => Number(spec.v));
      const steady = values.every((one, at) => at === 0 || one <= (values[at - 1] ?? 0) * 1.1);
      return (
        line.every(({ spec }) => /%/.test(spec.z ?? "") === isPercent) &&
        (!onlyTyped || (line.every(({ spec }) => spec.f === undefined) && steady && Math.min(...values) > 0))
      );
    });
    let place = 0;
    for (const line of spread(able, MOST)) {
      const at = Math.min(line.length - 1, 2 + (place++ % Math.max(1, line.length - 2)));
      const site = line[at] as Site;
      const before = Number(line[Math.max(0, at - 1)]?.spec.v);
      const { f: _, ...rest } = site.spec;
      yield changed(book, kind, [{ site, spec: { ...rest, v: value(before) } }], [site]);
    }
  }
}

/** A statement of assets or of cash made from the workbook's own figures: sound, or with one figure changed. */
function withStatement(book: Book, wrong: boolean, kind: "balance" | "cash"): Planted {
  const copy = copyOf(book);
  const figures = sitesOf(book)
    .filter((site) => isFigure(site) && Number(site.spec.v) > 10)
    .slice(0, 12)
    .map(({ spec }) => Math.round(Number(spec.v)));
  const value = (at: number) => figures[at % figures.length] ?? 100;
  const rows: (string | number | CellSpec)[][] = [["", "2024", "2025", "2026"]];
  const row = (label: string, cell: (at: number) => number | CellSpec) => rows.push([label, ...[0, 1, 2].map(cell)]);
  const off = (at: number) => (wrong && at === 1 ? Math.max(777, Math.round(value(1) * 0.01)) : 0);
  if (kind === "balance") {
    row("Cash", (at) => value(at));
    row("Receivables", (at) => value(at + 3));
    row("Total assets", (at) => ({ f: `SUM(${"BCD"[at]}2:${"BCD"[at]}3)`, v: value(at) + value(at + 3) }));
    row("Debt", (at) => value(at + 3));
    row("Equity", (at) => value(at) + off(at));
    row("Total liabilities and equity", (at) => ({
      f: `SUM(${"BCD"[at]}5:${"BCD"[at]}6)`,
      v: value(at) + value(at + 3) + off(at),
    }));
  } else {
    let cash = value(0);
    const opening: number[] = [];
    const closing: number[] = [];
    for (const at of [0, 1, 2]) {
      opening.push(cash);
      cash += value(at + 1) + off(at);
      closing.push(cash);
    }
    row("Opening cash", (at) => opening[at] ?? 0);
    row("Net cash flow", (at) => value(at + 1));
    row("Closing cash", (at) => closing[at] ?? 0);
  }
  const cells = rows.flatMap((cellsOf, r) =>
    cellsOf.map((cell, c): [string, CellSpec] => [nameOf(r, c), typeof cell === "object" ? cell : { v: cell }]),
  );
  copy.sheets.push({ name: "Statement", cells: new Map(cells) });
  const last = kind === "balance" ? [3, 6] : [1, 2, 3];
  return {
    kind: `${kind}${wrong ? "" : " that holds"}`,
    book: copy,
    at: last.flatMap((r) => [1, 2, 3].map((c) => `Statement!${nameOf(r, c)}`)),
  };
}

/** A row of growth inputs on a sheet of their own, as models have them: steady, and in one year a leap. */
function withGrowth(book: Book, leaps: boolean): Planted {
  const copy = copyOf(book);
  const rates = [0.12, 0.12, leaps ? 0.6 : 0.11, 0.1, 0.1].map((v): CellSpec => ({ v, z: "0%" }));
  const rows: (string | CellSpec)[][] = [
    ["", "2024", "2025", "2026", "2027", "2028"],
    ["Revenue growth", ...rates],
  ];
  const cells = rows.flatMap((line, r) =>
    line.map((cell, c): [string, CellSpec] => [nameOf(r, c), typeof cell === "object" ? cell : { v: cell }]),
  );
  copy.sheets.push({ name: "Statement", cells: new Map(cells) });
  return { kind: `growth input that leaps${leaps ? "" : ": none"}`, book: copy, at: ["Statement!D2"] };
}

/** Faults of every kind, each in a copy of its own. */
export function* faultsIn(book: Book): Generator<Planted> {
  yield* breaks(book);
  yield* shorterSums(book);
  yield* skippedLines(book);
  yield* unusedInputs(book);
  yield* jumps(book);
  yield* impossibleFigures(book);
  yield withGrowth(book, true);
  yield withStatement(book, true, "balance");
  yield withStatement(book, true, "cash");
}

/** Statements and inputs that hold, added to a workbook: nothing may be said of them. */
export function soundStatements(book: Book): Planted[] {
  return [withStatement(book, false, "balance"), withStatement(book, false, "cash"), withGrowth(book, false)];
}
