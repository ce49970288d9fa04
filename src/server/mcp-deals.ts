import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { McpDeals } from "../mcp/deals.ts";
import type { performInline, performTool, ToolCall } from "../mcp/perform.ts";
import type { InlineDocument, ToolAids } from "../mcp/tool.ts";
import { workOf } from "../runs/clerk/work.ts";
import type { DealShelf } from "../runs/shelf.ts";
import type { TenantStore } from "../store/port.ts";

const PERFORM = workOf<typeof performTool>(import.meta.url, "../mcp/perform", "performTool");
const PERFORM_INLINE = workOf<typeof performInline>(import.meta.url, "../mcp/perform", "performInline");

/** What one call may have computed before it is told no, in milliseconds of processor time. */
const PROCESSOR_MS = 120_000;
const PAGE = 200;

/** The deals of one tenant, for clients of the Model Context Protocol: clerks read them and do the work. */
export class StoredDeals implements McpDeals {
  readonly reviewed: Set<string>;
  readonly #tenant: TenantStore;
  readonly #shelf: DealShelf;
  readonly #locale: Locale;

  constructor(tenant: TenantStore, shelf: DealShelf, locale: Locale, reviewed: Set<string>) {
    this.#tenant = tenant;
    this.#shelf = shelf;
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

  async perform(name: string, call: ToolCall, { signal, tell }: ToolAids): Promise<unknown> {
    const id = /\(([^()]+)\)$/.exec(name)?.[1] ?? name;
    const deal = await this.#tenant.deals.get(id);
    if (deal === null) throw new TribunalError("file_not_found", `There is no deal ${name}.`, { file: name });
    const key = { dealId: id, version: deal.version, locale: this.#locale };
    const { ask, release } = await this.#shelf.open(this.#tenant, key);
    try {
      return await ask(PERFORM, call, { signal, told: tell, processorMs: PROCESSOR_MS });
    } finally {
      release();
    }
  }

  performInline(documents: InlineDocument[], call: ToolCall, { signal, tell }: ToolAids): Promise<unknown> {
    const options = { signal, told: tell, processorMs: PROCESSOR_MS };
    return this.#shelf.ask(PERFORM_INLINE, { ...call, documents }, options);
  }
}
