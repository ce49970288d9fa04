import { realpath } from "node:fs/promises";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { formatCount } from "../i18n/measures.ts";
import { oneLine, printNumber } from "../report/view/print.ts";
import { planOf, type RunPlan } from "../runs/plan.ts";
import type { Deal, ReviewRecord, TenantStore } from "../store/port.ts";
import { type AnswerOptions, answeringCommand } from "./answering-command.ts";
import { allReviews } from "./find-review.ts";
import { noticeDead, withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { tabulate } from "./table.ts";
import { UsageProblem } from "./usage-problem.ts";

interface ListOptions extends AnswerOptions {
  deal?: string;
  limit: string;
}

/** A review with the name of its deal, and of what it was told only what people ask for. */
type Listed = Omit<ReviewRecord, "options"> & { dealName: string } & Pick<RunPlan, "model" | "budget">;

/** `tribunal list`: the reviews that were kept. */
export const listCommand: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...RECORD_WORDS[locale] };
  return answeringCommand("list", locale)
    .description(words.list)
    .option("--deal <deal>", words.dealFilter)
    .option("--limit <count>", words.limit, "20")
    .action((options: ListOptions) =>
      withHome(terminal, locale, async (home) => {
        const limit = Number(options.limit);
        if (!Number.isInteger(limit) || limit < 1) throw new UsageProblem(words.badLimit(options.limit));
        await noticeDead(home);
        const { listed, more } = await listReviews(home.tenant, options.deal, limit, locale);
        if (options.json) return terminal.write(`${JSON.stringify({ reviews: listed, more }, null, 2)}\n`);
        if (listed.length === 0)
          return terminal.write(`${options.deal === undefined ? words.noReviews : words.noReviewsOf(options.deal)}\n`);
        const lines = [
          ...showList(listed, locale, terminal.screen?.columns),
          ...(more ? ["", words.moreReviews(formatCount(limit, locale))] : []),
        ];
        return terminal.write(`${lines.join("\n")}\n`);
      }),
    );
};

async function listReviews(
  tenant: TenantStore,
  dealWanted: string | undefined,
  limit: number,
  locale: Locale,
): Promise<{ listed: Listed[]; more: boolean }> {
  const deals = new Map<string, Deal | null>();
  const dealOf = async (id: string) => {
    const known = deals.get(id);
    if (known !== undefined) return known;
    const deal = await tenant.deals.get(id);
    deals.set(id, deal);
    return deal;
  };
  const wanted = dealWanted === undefined ? null : await dealsMeant(tenant, dealWanted, locale);
  const listed: Listed[] = [];
  for await (const review of allReviews(tenant.reviews)) {
    if (wanted !== null && !wanted.has(review.dealId)) continue;
    if (listed.length === limit) return { listed, more: true };
    const { options: _, ...rest } = review;
    const { model, budget } = planOf(review);
    listed.push({ ...rest, model, budget, dealName: (await dealOf(review.dealId))?.name ?? review.dealId });
  }
  return { listed, more: false };
}

/** The deals a name, an id (or its beginning) or a folder means. */
async function dealsMeant({ deals }: TenantStore, wanted: string, locale: Locale): Promise<Set<string>> {
  const folder = await realpath(wanted).catch(() => null);
  const name = wanted.trim().toLowerCase();
  const meant = new Set<string>();
  for (let before: string | undefined; ; ) {
    const page = await deals.list({ limit: 200, ...(before !== undefined && { before }) });
    for (const deal of page) {
      const byId = name.startsWith("deal_") && deal.id.startsWith(name);
      if (byId || deal.name.toLowerCase() === name || (folder !== null && deal.origin === folder)) meant.add(deal.id);
    }
    before = page.at(-1)?.id;
    if (before === undefined) break;
  }
  if (meant.size === 0) throw new UsageProblem(RECORD_WORDS[locale].noSuchDeal(wanted));
  return meant;
}

function showList(reviews: readonly Listed[], locale: Locale, columns: number | undefined): string[] {
  const words = RECORD_WORDS[locale];
  const { review, deal, when, status, trust, score, contested } = words.head;
  const rows = reviews.map((one) => [
    one.id,
    oneLine(one.dealName),
    one.createdAt.slice(0, 16).replace("T", " "),
    words.status[one.status],
    words.trust[one.summary?.trust ?? "none"],
    one.summary === null || one.summary.score === null ? "–" : printNumber(one.summary.score, locale),
    one.summary === null ? "–" : `${one.summary.contested}/${one.summary.contradictions}`,
  ]);
  return tabulate([[review, deal, when, status, trust, score, contested], ...rows], {
    right: [5, 6],
    ...(columns !== undefined && { columns }),
  });
}
