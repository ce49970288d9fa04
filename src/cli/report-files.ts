import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { closest } from "../domain/closest.ts";
import type { Locale } from "../domain/locale.ts";
import { REPORT_FORMATS, type ReportFormat } from "../domain/report-format.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { reportsOf } from "../runs/reports.ts";
import type { ReviewRecord } from "../store/port.ts";
import type { LocalHome } from "./home.ts";
import { UsageProblem } from "./usage-problem.ts";

/** The formats named with `--format`; all of them where none is. */
export function readFormats(given: string | undefined, locale: Locale): ReportFormat[] {
  if (given === undefined) return [...REPORT_FORMATS];
  const named = given.split(/[\s,]+/).filter((word) => word !== "");
  if (named.length === 0) throw badFormat(given, locale);
  return [...new Set(named.map((word) => REPORT_FORMATS.find((one) => one === word.toLowerCase()) ?? word))].map(
    (word) => {
      const known = REPORT_FORMATS.find((one) => one === word);
      if (known === undefined) throw badFormat(word, locale);
      return known;
    },
  );
}

function badFormat(given: string, locale: Locale): UsageProblem {
  const near = closest(given, [...REPORT_FORMATS]);
  const what = CLI_REVIEW_WORDS[locale].badFormat(given, REPORT_FORMATS.join(", "));
  return new UsageProblem(near === null ? what : `${what}\n${CLI_WORDS[locale].didYouMean(near)}`);
}

/** Makes the folder a report goes to before anything is spent on it. */
export async function prepareFolder(folder: string, locale: Locale): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new UsageProblem(CLI_REVIEW_WORDS[locale].cannotWrite(folder, (error as Error).message));
  }
}

/** Gives the reports in these formats. */
export type ReportMaker = (
  formats: readonly ReportFormat[],
) => Promise<(format: ReportFormat) => Promise<string | Uint8Array>>;

/** Reports of a finished review of the store, made by a clerk. */
export function storedReports(
  { tenant, shelf }: Pick<LocalHome, "tenant" | "shelf">,
  record: ReviewRecord,
  shown?: string,
): ReportMaker {
  return async (formats) => {
    const { files } = await reportsOf(tenant, record, shelf, formats, shown);
    return async (format) => files[format] ?? new Uint8Array();
  };
}

/** Writes a file for each format, called `report` unless told; gives the paths. */
export async function writeReports(
  make: ReportMaker,
  folder: string,
  formats: readonly ReportFormat[],
  name = "report",
): Promise<string[]> {
  const drawn = await make(formats);
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const format of formats) {
    const file = join(folder, `${name}.${format}`);
    await writeFile(file, await drawn(format));
    files.push(file);
  }
  return files;
}
