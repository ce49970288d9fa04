import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { isRefusal } from "../domain/errors.ts";
import { grantProcessorTime, newProcessorBudget } from "./isolation/processor-budget.ts";
import type { FromChild, GrantedTask, Task, TaskResults } from "./isolation/protocol.ts";
import { checkResultSize } from "./isolation/result-size.ts";
import { newPageClock, tellPages } from "./pdf/page-clock.ts";
import { READERS } from "./readers.ts";

/**
 * The parsing process: everything that touches the bytes of a stranger's file happens here, one task at a time.
 * It has no secrets in its environment, may read nothing but the package, and is ended from outside when it goes
 * beyond its limits.
 */
// Of a small document the engine would compile more than it reads: ten times as late is soon enough for a long one.
setFlagsFromString("--wasm-tiering-budget=130000000");
const memoryBytes = Number(process.argv[2]);
const clock = newPageClock();
const budget = newProcessorBudget();
tellPages(clock, 0);
new Worker(new URL("./watchdog.ts", import.meta.url), {
  workerData: { memoryBytes, parentPid: process.ppid, clock, budget },
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref();

process.on("message", ({ task, processorMs }: GrantedTask) => {
  grantProcessorTime(budget, processorMs);
  perform(task, () => grantProcessorTime(budget, processorMs))
    .then(
      (result) => send({ kind: "done", result, residentBytes: process.memoryUsage.rss() }),
      (error: unknown) => send(failure(error)),
    )
    .finally(() => grantProcessorTime(budget, null));
});
process.on("disconnect", () => process.exit(0));
send({ kind: "ready" });

/** `partDone`: the next part of a long task has all of its time again. */
async function perform(task: Task, partDone: () => void): Promise<TaskResults[Task["kind"]]> {
  if (task.kind === "parse") {
    const reader = await READERS[task.format]();
    const document = await reader(task.bytes, task.limits);
    checkResultSize(document, task.limits);
    return document;
  }
  if (task.kind === "recognise") {
    const { recognisePictures } = await import("./ocr/task.ts");
    return recognisePictures(task, (part) => {
      partDone();
      send({ kind: "part", part });
    });
  }
  if (task.kind === "render_pdf") {
    const { renderPdfPage } = await import("./render/render-pdf.ts");
    return renderPdfPage(task.bytes, task.page, { scale: task.scale, highlight: task.highlight });
  }
  const { drawSection } = await import("./draw-section.ts");
  return drawSection(task.section, task.scale, task.highlight);
}

function failure(error: unknown): FromChild {
  if (isRefusal(error)) {
    const { code, message, detail } = error;
    return { kind: "refused", code, message, detail, residentBytes: process.memoryUsage.rss() };
  }
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  return { kind: "crashed", name, message: message.slice(0, 500) };
}

function send(message: FromChild): void {
  process.send?.(message);
}
