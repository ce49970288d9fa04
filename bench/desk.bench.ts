import type { CDPSession, Page } from "playwright-core";
import type { ReviewDocument } from "../src/server/contract.ts";
import { exampleDeal, openDesk } from "../test/desk-case.ts";
import type { Bench } from "./bench.ts";

const CONTRADICTIONS = 100;
const CITATIONS = 2_000;

interface Measured {
  action: string;
  times: number;
  /** Script, style and layout of one time, in milliseconds. */
  scriptMs: number;
  renderMs: number;
  /** The longest the page did not answer, in milliseconds: 0 where nothing took more than 50. */
  longestTaskMs: number;
}

/** How long the browser works when a large review is filtered, scrolled and gone through by keyboard. */
export const run: Bench = async () => {
  const desk = await openDesk();
  try {
    const review = await desk.reviewed(exampleDeal("novalys"));
    const { page } = await desk.page();
    await page.route(`**/api/reviews/${review}/document*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: enlarged((await answer.json()) as ReviewDocument) });
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const measure = (action: string, times: number, work: () => Promise<void>) =>
      measured(page, session, action, times, work);

    await page.goto(`${desk.url}/reviews/${review}/contradictions`);
    await page.getByText(`${CONTRADICTIONS} contradictions`).waitFor();
    const rows: Measured[] = [];
    const search = page.getByRole("searchbox");
    rows.push(
      await measure("filter 100 contradictions, per key", 14, async () => {
        for (const _ of "ab") await type(page, "churn 7", search);
      }),
      await measure("scroll 100 contradictions, per step", 20, () => scroll(page, '[data-testid="cases"]', 20)),
      await measure("next case file (j), each", 20, async () => {
        await page.getByTestId("cases").getByRole("link").first().click();
        for (let count = 0; count < 20; count++) await page.keyboard.press("j");
        await settled(page);
      }),
    );
    await page.keyboard.press("3");
    await page.getByText(`${CITATIONS} citations`).waitFor();
    rows.push(
      await measure("filter 2,000 citations, per key", 14, async () => {
        for (const _ of "ab") await type(page, "slide 8", page.getByRole("searchbox"));
      }),
      await measure("scroll 2,000 citations, per step", 40, () => scroll(page, 'section[aria-label="Citations"]', 40)),
    );
    console.table(rows);
    return { rows, goal: { scriptMsPerAction: 50 }, met: rows.every(({ scriptMs }) => scriptMs <= 50) };
  } finally {
    await desk.close();
  }
};

async function measured(
  page: Page,
  session: CDPSession,
  action: string,
  times: number,
  work: () => Promise<void>,
): Promise<Measured> {
  await page.evaluate(() => {
    const state = window as unknown as { longest: number; watcher?: PerformanceObserver };
    state.longest = 0;
    state.watcher ??= new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
    });
    state.watcher.observe({ type: "longtask" });
  });
  const before = await metrics(session);
  await work();
  await settled(page);
  const after = await metrics(session);
  const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000;
  const each = (ms: number) => Math.round((ms / times) * 10) / 10;
  return {
    action,
    times,
    scriptMs: each(spent("ScriptDuration")),
    renderMs: each(spent("RecalcStyleDuration") + spent("LayoutDuration")),
    longestTaskMs: Math.round(await page.evaluate(() => (window as unknown as { longest: number }).longest)),
  };
}

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await session.send("Performance.getMetrics");
  return new Map(all.map(({ name, value }) => [name, value]));
}

/** Types a search letter by letter, and clears it. */
async function type(page: Page, text: string, field: ReturnType<Page["getByRole"]>): Promise<void> {
  await field.focus();
  for (const key of text) {
    await page.keyboard.type(key);
    await settled(page);
  }
  await field.fill("");
}

const scroll = (page: Page, selector: string, steps: number): Promise<void> =>
  page.evaluate(
    async ([where, count]) => {
      const list = document.querySelector(where);
      if (list === null || list.scrollHeight <= list.clientHeight) throw new Error(`${where} does not scroll`);
      for (let step = 1; step <= count; step++) {
        list.scrollTop = ((list.scrollHeight - list.clientHeight) * step) / count;
        await new Promise(requestAnimationFrame);
      }
    },
    [selector, steps] as const,
  );

/** Two frames: what was asked for has been drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The same review with many more contradictions and citations, each a little different. */
function enlarged(review: ReviewDocument): ReviewDocument {
  const settledCases = Array.from({ length: CONTRADICTIONS }, (_, at) => {
    const one = review.settled[at % review.settled.length];
    if (one === undefined) throw new Error("The example has no contradiction");
    const { contradiction } = one;
    return {
      ...one,
      contradiction: { ...contradiction, id: `${contradiction.id}-${at}`, topic: `${contradiction.topic} ${at}` },
    };
  });
  const verification = review.verification;
  if (verification === null) throw new Error("The example was not verified");
  const citations = Array.from({ length: CITATIONS }, (_, at) => {
    const one = verification.citations[at % verification.citations.length];
    if (one === undefined) throw new Error("The example has no citation");
    return { ...one, findingId: `${one.findingId}-${at}`, metric: `${one.metric} ${at}` };
  });
  return { ...review, settled: settledCases, noted: [], notExamined: [], verification: { ...verification, citations } };
}
