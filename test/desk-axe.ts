/** axe-core, run in the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** Everything of WCAG A and AA that axe can tell. */
export const STRUCTURE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] as const;
/** What depends on the colours alone. */
export const COLOURS = ["color-contrast", "link-in-text-block"] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe: { run: (options: { runOnly: string[] }) => Promise<AxeResults> };
}

interface AxeResults {
  passes: { id: string }[];
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** What is seriously wrong with the page as it is now. The page must have been opened with `bypassCSP`. */
export async function faultsOf(page: Page, runOnly: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate(
    (only) => (window as unknown as AxeWindow).axe.run({ runOnly: [...only] }),
    runOnly,
  );
  // A check that did not run has nothing to say.
  if (passes.length === 0) throw new Error("axe found nothing to look at");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.slice(0, 2).map(({ html, failureSummary }) => `${id} ${html} ${failureSummary}`));
}
