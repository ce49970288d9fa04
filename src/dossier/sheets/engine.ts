import { readFileSync } from "node:fs";
import { initSync, Model } from "@ironcalc/wasm";

type EngineValue = { value: number | string | boolean } | { error: string };

const NUMBER_TYPE = 1;
const LOGICAL_TYPE = 4;
const ERROR_TYPE = 16;
/** The engine has no getter for the bare number: this format prints all the digits it has. */
const ALL_DIGITS = "0.00000000000000E+00";
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

let loaded = false;
let broken = false;

/** The calculation engine, behind the few calls we need. Sheets and places count from 1. */
export interface Engine {
  setValue(sheet: number, row: number, column: number, value: number | string | boolean): void;
  /** Without "=". Throws where the engine refuses it. */
  setFormula(sheet: number, row: number, column: number, formula: string): void;
  evaluate(): void;
  read(sheet: number, row: number, column: number): EngineValue;
  /** Reads a number as it is displayed: quick, at most nine decimals; null where only `read` can tell. */
  glance(sheet: number, row: number, column: number): number | null;
  close(): void;
}

/** The engine met a fault it cannot recover from; this process can calculate nothing more. */
export class EngineBroken extends Error {}

/** An empty workbook with sheets called Sheet_1, Sheet_2 …: names of the file's own may be ones the engine refuses. */
export function openEngine(sheets: number): Engine {
  if (broken) throw new EngineBroken("the calculation engine stopped earlier in this process");
  if (!loaded) {
    initSync({ module: readFileSync(new URL(import.meta.resolve("@ironcalc/wasm/wasm_bg.wasm"))) });
    loaded = true;
  }
  const model = new Model("workbook", "en", "UTC", "en");
  model.pauseEvaluation();
  for (let sheet = 1; sheet <= sheets; sheet++) {
    if (sheet > 1) model.newSheet();
    model.renameSheet(sheet - 1, engineSheet(sheet));
  }
  return {
    setValue: (sheet, row, column, value) => guarded(() => model.setUserInput(sheet - 1, row, column, inputFor(value))),
    setFormula: (sheet, row, column, formula) =>
      guarded(() => model.setUserInput(sheet - 1, row, column, `=${formula}`)),
    evaluate: () => guarded(() => model.evaluate()),
    read: (sheet, row, column) => guarded(() => readCell(model, sheet - 1, row, column)),
    glance: (sheet, row, column) =>
      guarded(() => {
        const text = model.getFormattedCellValue(sheet - 1, row, column);
        if (!PLAIN_NUMBER.test(text) || model.getCellType(sheet - 1, row, column) !== NUMBER_TYPE) return null;
        return Number(text);
      }),
    close: () => {
      if (!broken) model.free();
    },
  };
}

/** What sheet 3 is called inside the engine. */
export function engineSheet(sheet: number): string {
  return `Sheet_${sheet}`;
}

const functions = new Map<string, boolean>();

/**
 * Whether the engine knows a function; asked of the engine itself, once per name. A broken one cannot say: the
 * recalculation that asks will find out, and give up for all formulas alike.
 */
export function knowsFunction(name: string): boolean {
  const key = name.toUpperCase();
  const answer = functions.get(key);
  if (answer !== undefined) return answer;
  try {
    const known = isNamed(key);
    functions.set(key, known);
    return known;
  } catch (error) {
    if (!(error instanceof EngineBroken)) throw error;
    return true;
  }
}

function isNamed(name: string): boolean {
  const engine = openEngine(1);
  engine.setFormula(1, 1, 1, `${name}()`);
  engine.evaluate();
  const result = engine.read(1, 1, 1);
  engine.close();
  return !("error" in result && (result.error === "#NAME?" || result.error === "#N/IMPL!"));
}

function inputFor(value: number | string | boolean): string {
  if (typeof value === "string") return `'${value}`;
  return typeof value === "boolean" ? (value ? "TRUE" : "FALSE") : String(value);
}

function readCell(model: Model, sheet: number, row: number, column: number): EngineValue {
  const type = model.getCellType(sheet, row, column);
  if (type === ERROR_TYPE) return { error: model.getFormattedCellValue(sheet, row, column) };
  if (type === LOGICAL_TYPE) return { value: model.getFormattedCellValue(sheet, row, column) === "TRUE" };
  if (type !== NUMBER_TYPE) return { value: model.getFormattedCellValue(sheet, row, column) };
  model.updateRangeStyle({ sheet, row, column, width: 1, height: 1 }, "num_fmt", ALL_DIGITS);
  const text = model.getFormattedCellValue(sheet, row, column);
  // Exponents of three digits are printed wrongly by the engine.
  return /^-?\d+\.\d+E[-+]\d\d$/.test(text) ? { value: Number(text) } : { error: "unreadable" };
}

/** A trap leaves the engine's memory in an unknown state; an error it throws itself does not. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Error) || !/^(RuntimeError|RangeError)$/.test(cause.name)) throw cause;
    broken = true;
    throw new EngineBroken("the calculation engine stopped", { cause });
  }
}
