import * as xlsx from "@e965/xlsx";
import { attributeIn, scanXml } from "../../xml-scan.ts";
import { printsOtherNumber } from "./false-format.ts";

/** A number format ready to be used many times. */
export interface NumberFormat {
  /** Undefined for the general format. */
  code?: string;
  date: boolean;
  /** It prints digits of its own among the number's. */
  falsePrint?: true;
  show(value: number): string;
}

/** The built-in money formats take the sign of the reader's country, so no sign is the truth about the file. */
const BUILT_IN = new Map(
  Object.entries(xlsx.SSF.get_table() as Record<string, string>).map(([id, code]) => [
    Number(id),
    code.replace(/"?\\?\$"?/g, ""),
  ]),
);
/** The built-in short date follows the reader's country and would be ambiguous: shown the same everywhere. */
const SHORT_DATE = 14;
const ISO_DATE = "yyyy-mm-dd";

export const GENERAL: NumberFormat = { date: false, show: (value) => showGeneral(value) };

/** The number format of each cell style, by the style's position. */
export function readFormats(xml: string, date1904: boolean): NumberFormat[] {
  const codes = new Map<number, string>();
  const known = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === "numFmt") {
        codes.set(Number(attributeIn(attributes, "numFmtId")), attributeIn(attributes, "formatCode") ?? "General");
      } else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const id = Number(attributeIn(attributes, "numFmtId") ?? 0);
        const format = known.get(id) ?? numberFormat(id, codes.get(id) ?? BUILT_IN.get(id) ?? "General", date1904);
        known.set(id, format);
        formats.push(format);
      }
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return formats;
}

function numberFormat(id: number, code: string, date1904: boolean): NumberFormat {
  if (code === "General" || code === "" || code === "@") return code === "@" ? { ...GENERAL, code } : GENERAL;
  const date = Boolean(xlsx.SSF.is_date(code));
  const shown = id === SHORT_DATE ? ISO_DATE : code;
  const quick = date ? null : quickFormat(code);
  const show = quick ?? ((value: number) => showWith(shown, value, date1904));
  return !date && printsOtherNumber(code) ? { code, date, falsePrint: true, show } : { code, date, show };
}

function showWith(code: string, value: number, date1904: boolean): string {
  try {
    return xlsx.SSF.format(code, value, { date1904 });
  } catch {
    // A format the library cannot read; the number itself is still true.
    return showGeneral(value);
  }
}

/** As Excel shows a number without a format: at most eleven characters. */
function showGeneral(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e11) return String(value);
  if (size < 1e-4 || size >= 1e10) return xlsx.SSF.format("General", value);
  const wholeDigits = size < 1 ? 1 : Math.floor(Math.log10(size)) + 1;
  return String(Number(value.toFixed(Math.max(0, 10 - wholeDigits))));
}

const SIMPLE = /^((?:"[^"]*"|[€$£ ])*)(#,##0|0)(\.0+)?(%?)((?:"[^"]*"|[€$£ ])*)$/;

/** The commonest formats, written out directly: the library takes its time on each cell. */
function quickFormat(code: string): ((value: number) => string) | null {
  const match = SIMPLE.exec(code);
  if (match === null) return null;
  const [, before = "", whole = "", point = "", percent = "", after = ""] = match;
  const decimals = Math.max(0, point.length - 1);
  const prefix = before.replaceAll('"', "");
  const suffix = percent + after.replaceAll('"', "");
  return (value) => {
    const digits = roundedDigits(value, decimals + (percent === "" ? 0 : 2));
    if (digits === null) return xlsx.SSF.format(code, value);
    const padded = digits.padStart(decimals + 1, "0");
    const integer = padded.slice(0, padded.length - decimals);
    const grouped = whole === "0" ? integer : integer.replace(/\B(?=(\d{3})+$)/g, ",");
    const fraction = decimals === 0 ? "" : `.${padded.slice(-decimals)}`;
    return `${value < 0 && /[1-9]/.test(digits) ? "-" : ""}${prefix}${grouped}${fraction}${suffix}`;
  };
}

/**
 * The digits of |value| × 10^places, rounded half up on the decimal number a person sees (1.005 gives 1.01), not on
 * its binary neighbour. Null outside what fits.
 */
function roundedDigits(value: number, places: number): string | null {
  const size = Math.abs(value);
  if (size >= 1e12 || (size !== 0 && size < 1e-6)) return size < 1e-6 && places < 6 ? "0" : null;
  const scaled = Math.round(Number(`${size.toPrecision(15)}e${places}`));
  return scaled < 1e15 ? String(scaled) : null;
}
