import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { toJson } from "../report/json.ts";
import type { Review } from "../review/result.ts";
import { closest } from "./closest.ts";
import { UsageProblem } from "./usage-problem.ts";

/** The forms a report is written in; each is also the ending of its file. */
export const REPORT_FORMATS = ["html", "md", "json", "pdf", "xlsx"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A review and, where its documents are at hand, the pages its evidence stands on. */
export interface Reportable {
  review: Review;
  /** The review as it was kept, where `review` shows more than that: the JSON form is this. */
  kept?: Review;
  context: VerificationContext | null;
}

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

/** Writes a file for each format, called `report` unless told; gives the paths. */
export async function writeReports(
  reportable: Reportable,
  folder: string,
  formats: readonly ReportFormat[],
  name = "report",
): Promise<string[]> {
  const drawn = await withPictures(reportable, formats);
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const format of formats) {
    const file = join(folder, `${name}.${format}`);
    await writeFile(file, await drawn(format));
    files.push(file);
  }
  return files;
}

/** Gives the report in any of these formats; the pages are drawn once, and only where a format shows them. */
export async function withPictures(
  { review, kept = review, context }: Reportable,
  formats: readonly ReportFormat[],
): Promise<(format: ReportFormat) => Promise<string | Uint8Array>> {
  const isDrawn = context !== null && formats.some((format) => format === "html" || format === "pdf");
  const pictures = isDrawn ? await (await import("../report/pictures.ts")).drawEvidence(review, context) : undefined;
  // Loaded when wanted: the makers of reports are the larger part of the program.
  const forms: Record<ReportFormat, () => Promise<string | Uint8Array>> = {
    html: async () => (await import("../report/html.ts")).toHtml(review, { pictures }),
    md: async () => (await import("../report/markdown.ts")).toMarkdown(review),
    json: async () => toJson(kept),
    pdf: async () => (await import("../report/pdf.ts")).toPdf(review, { pictures }),
    xlsx: async () => (await import("../report/xlsx.ts")).toXlsx(review),
  };
  return (format) => forms[format]();
}
