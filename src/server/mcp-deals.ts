import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { McpDeals } from "../mcp/deals.ts";
import type { briefOfKept, performInline, performTool, ToolCall } from "../mcp/perform.ts";
import type { InlineDocument, ToolAids } from "../mcp/tool.ts";
import { workOf } from "../runs/clerk/work.ts";
import type { TenantStore } from "../store/port.ts";
import type { ServerTools } from "./env.ts";
import { keptReview } from "./kept-review.ts";

const PERFORM = workOf<typeof performTool>(import.meta.url, "../mcp/perform", "performTool");
const PERFORM_INLINE = workOf<typeof performInline>(import.meta.url, "../mcp/perform", "performInline");
const BRIEF = workOf<typeof briefOfKept>(import.meta.url, "../mcp/perform", "briefOfKept");

/** What one call may have computed before it is told no, in milliseconds of processor time. */
const PROCESSOR_MS = 120_000;
const PAGE = 200;

/** What the work is done with; `model` is the operator's for reviews that name none. */
interface Means extends Pick<ServerTools, "shelf" | "model" | "queue" | "bell" | "stopping"> {
  /** Aborted when the client has gone: nobody waits for the work. */
  gone: AbortSignal;
}

/**
 * The deals of one tenant, for clients of the Model Context Protocol: clerks read them and do the work. Where the
 * operator has chosen a model, reviews of deals are kept in the store, where calls are on record and paid for once; all
 * else is done by evidence alone.
 */
export class StoredDeals implements McpDeals {
  readonly reviewed: Set<string>;
  readonly #tenant: TenantStore;
  readonly #means: Means;
  readonly #locale: Locale;

  constructor(tenant: TenantStore, means: Means, locale: Locale, reviewed: Set<string>) {
    this.#tenant = tenant;
    this.#means = means;
    this.#locale = locale;
    this.reviewed = reviewed;
  }

  /** Named and told apart by their ids: two deals may have one name. */
  async list(): Promise<string[]> {
    const names: string[] = [];
    for (let before: string | undefined; ; ) {
      const page = await this.#tenant.deals.list({ limit: PAGE, ...(before !== undefined && { before }) });
      names.push(...page.map(({ id, name }) => `${name} (${id})`));
      before = page.at(-1)?.id;
      if (page.length < PAGE) return names.sort();
    }
  }

  async perform(name: string, call: ToolCall, aids: ToolAids): Promise<unknown> {
    const { tell } = aids;
    const signal = this.#signal(aids);
    const id = /\(([^()]+)\)$/.exec(name)?.[1] ?? name;
    const deal = await this.#tenant.deals.get(id);
    if (deal === null) throw new TribunalError("file_not_found", `There is no deal ${name}.`, { file: name });
    const { model, shelf } = this.#means;
    const key = { dealId: id, version: deal.version, locale: this.#locale };
    if (call.tool === "review_deal" && model !== null) {
      const { lang = this.#locale } = call.input as { lang?: Locale };
      const document = await keptReview(this.#tenant, { ...key, locale: lang, model }, this.#means, { signal, tell });
      return shelf.ask(BRIEF, document, { signal, processorMs: PROCESSOR_MS });
    }
    const { ask, release } = await shelf.open(this.#tenant, key);
    try {
      return await ask(PERFORM, call, { signal, told: tell, processorMs: PROCESSOR_MS });
    } finally {
      release();
    }
  }

  performInline(documents: InlineDocument[], call: ToolCall, aids: ToolAids): Promise<unknown> {
    const options = { signal: this.#signal(aids), told: aids.tell, processorMs: PROCESSOR_MS };
    return this.#means.shelf.ask(PERFORM_INLINE, { ...call, documents }, options);
  }

  #signal({ signal }: ToolAids): AbortSignal {
    return signal === undefined ? this.#means.gone : AbortSignal.any([signal, this.#means.gone]);
  }
}
