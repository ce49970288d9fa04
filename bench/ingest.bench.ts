import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseIsolated } from "../src/dossier/isolate.ts";
import { withPdf } from "../src/dossier/pdf/open.ts";
import { newPageQueue, takeFrom } from "../src/dossier/pdf/page-queue.ts";
import { openAndReadPages } from "../src/dossier/pdf/pages.ts";
import { readPdf } from "../src/dossier/pdf/read.ts";
import { DEFAULT_READ_LIMITS } from "../src/dossier/reader.ts";
import type { Bench, BenchResult } from "./bench.ts";
import { measureOffice } from "./ingest-office.ts";

const PASSES = 4;
const execute = promisify(execFile);

interface Pdf {
  path: string;
  bytes: Uint8Array;
}

/** Text of PDFs in pages a second beside pdftotext and pdf.js, and the speed of workbooks and slides. */
export const run: Bench = async ({ dataDir }) => ({ ...(await measurePdfs(dataDir)), ...(await measureOffice()) });

async function measurePdfs(dataDir: string | null): Promise<BenchResult> {
  const pdfs = dataDir === null ? [] : loadPdfs(join(dataDir, "citations", "pdfs"));
  if (pdfs.length === 0) {
    console.log("No PDFs: there is no citations/pdfs folder in the data. Say where with --data DIR.");
    return { pdfs: 0 };
  }
  const memory = await memoryOfParentAndChild(pdfs);
  const pages = await readAll(pdfs);
  const rss = process.memoryUsage().rss;
  await readOnOneThread(pdfs);
  const before = process.cpuUsage();
  await readOnOneThread(pdfs);
  const cpu = process.cpuUsage(before);
  const readers: Record<string, () => Promise<number>> = {
    tribunal: () => readAll(pdfs),
    "tribunal, one thread": () => readOnOneThread(pdfs),
    pdfjs: () => pdfJs(pdfs),
  };
  if (await isInstalled("pdftotext")) readers.pdftotext = () => pdftotext(pdfs);
  else console.log("pdftotext is not installed here: not measured. (Debian: apt install poppler-utils)");

  const best = new Map<string, number>();
  // In turns, so that a busy moment of the machine does not fall on one of them only. The first pass warms up.
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const [name, read] of Object.entries(readers)) {
      const start = performance.now();
      await read();
      const speed = pages / ((performance.now() - start) / 1000);
      if (pass > 0) best.set(name, Math.max(best.get(name) ?? 0, speed));
    }
  }
  const speed = (name: string) => best.get(name) ?? null;
  const ratio = (peer: string) => {
    const other = best.get(peer);
    return other === undefined ? null : round((best.get("tribunal") ?? 0) / other, 2);
  };
  console.table(Object.fromEntries([...best].map(([name, value]) => [name, { "pages/s": round(value, 0) }])));
  return {
    pdfs: pdfs.length,
    pages,
    threads: Math.min(2, availableParallelism()),
    pagesPerSecond: round(speed("tribunal") ?? 0, 1),
    oneThreadPagesPerSecond: roundOrNull(speed("tribunal, one thread")),
    /** Does not depend on how busy the machine is. */
    oneThreadCpuMsPerPage: round((cpu.user + cpu.system) / 1000 / pages, 2),
    pdftotextPagesPerSecond: roundOrNull(speed("pdftotext")),
    pdfjsPagesPerSecond: roundOrNull(speed("pdfjs")),
    ratioToPdftotext: ratio("pdftotext"),
    ratioToPdfjs: ratio("pdfjs"),
    rssMegabytes: Math.round(rss / 1e6),
    ...memory,
  };
}

/** All PDFs read the way a deal is: in the child. What the parent keeps of them, and the most the child held. */
async function memoryOfParentAndChild(pdfs: Pdf[]): Promise<BenchResult> {
  const parentBefore = process.memoryUsage().rss;
  let child = 0;
  for (const { bytes } of pdfs) {
    await parseIsolated(bytes, "pdf");
    const { stdout } = await execute("ps", ["-o", "rss=", "--ppid", String(process.pid)]).catch(() => ({ stdout: "" }));
    child = Math.max(child, ...stdout.trim().split(/\s+/).map(Number).filter(Number.isFinite));
  }
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return {
    parentGrowthMegabytes: megabytes(process.memoryUsage().rss - parentBefore),
    childMegabytes: child === 0 ? null : megabytes(child * 1024),
  };
}

function loadPdfs(folder: string): Pdf[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => ({ path: join(folder, name), bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}

async function readAll(pdfs: Pdf[]): Promise<number> {
  let pages = 0;
  for (const { bytes } of pdfs) pages += (await readPdf(bytes, DEFAULT_READ_LIMITS)).sections.length;
  return pages;
}

/** The pages alone, without the language and page numbers of the whole: what one thread does of the work. */
async function readOnOneThread(pdfs: Pdf[]): Promise<number> {
  let pages = 0;
  for (const { bytes } of pdfs) {
    const queue = newPageQueue(await withPdf(bytes, (_, __, count) => count));
    pages += (await openAndReadPages(bytes, takeFrom(queue), DEFAULT_READ_LIMITS)).length;
  }
  return pages;
}

async function pdftotext(pdfs: Pdf[]): Promise<number> {
  let characters = 0;
  for (const { path } of pdfs)
    characters += (await execute("pdftotext", [path, "-"], { maxBuffer: 1e9 })).stdout.length;
  return characters;
}

async function pdfJs(pdfs: Pdf[]): Promise<number> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  let items = 0;
  for (const { bytes } of pdfs) {
    const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      items += (await page.getTextContent()).items.length;
      page.cleanup();
    }
    await task.destroy();
  }
  return items;
}

async function isInstalled(command: string): Promise<boolean> {
  return execute(command, ["-v"]).then(
    () => true,
    () => false,
  );
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value, 1);
}
