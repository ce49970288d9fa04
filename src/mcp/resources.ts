import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { isRefusal } from "../domain/errors.ts";
import type { McpDeals } from "./deals.ts";
import type { ToolAids } from "./tool.ts";

const PAGES = "tribunal://deals/{deal}/pages/{place}";
const VERDICTS = "tribunal://deals/{deal}/verdicts/{id}";
const MOST_PAGES = 500;

interface Verdict {
  contradictionId: string;
  oneLiner: string;
}

/**
 * Every page of every deal as a resource (what a reader sees of it, line by line), and every verdict of the deals that
 * were reviewed here. They are listed a deal at a time: nobody waits for deals he does not want to see.
 */
export function addResources(server: McpServer, deals: McpDeals, review: ToolAids["review"]): void {
  const perform = (deal: string, tool: string, input: object) => deals.perform(deal, { tool, input }, { review });
  const verdictsOf = async (deal: string) =>
    ((await perform(deal, "review_deal", {})) as { verdicts: Verdict[] }).verdicts;

  server.registerResource(
    "pages",
    new ResourceTemplate(PAGES, { list: undefined }),
    { title: "Pages", description: "A page, slide or sheet as a reader sees it", mimeType: "text/plain" },
    async (uri, { deal, place }) => {
      const { page } = (await perform(plain(deal), "read_page", { place: plain(place) })) as {
        page?: { lines: string[] };
      };
      if (page === undefined) throw new ResourceNotFoundError(uri.href);
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text: page.lines.join("\n") }] };
    },
  );
  server.registerResource(
    "verdicts",
    new ResourceTemplate(VERDICTS, { list: undefined }),
    {
      title: "Verdicts",
      description: "What was decided on a contradiction, and on what",
      mimeType: "application/json",
    },
    async (uri, { deal, id }) => {
      const found = (await verdictsOf(plain(deal))).find(({ contradictionId }) => contradictionId === plain(id));
      if (found === undefined) throw new ResourceNotFoundError(uri.href);
      deals.reviewed.add(plain(deal));
      return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(found, null, 1) }] };
    },
  );

  const resourcesOf = async (deal: string) => {
    const { pages } = (await perform(deal, "read_page", { limit: MOST_PAGES })) as { pages: string[] };
    const verdicts = deals.reviewed.has(deal) ? await verdictsOf(deal) : [];
    return [
      ...pages.map((place) => ({
        uri: address(PAGES, deal, place),
        name: `${deal}: ${place}`,
        mimeType: "text/plain",
      })),
      ...verdicts.map(({ contradictionId, oneLiner }) => ({
        uri: address(VERDICTS, deal, contradictionId),
        name: `${deal}: ${oneLiner}`,
        mimeType: "application/json",
      })),
    ];
  };
  server.server.setRequestHandler("resources/list", async ({ params }) => {
    const cursor = params?.cursor;
    const names = (await deals.list()).filter((name) => cursor === undefined || name > cursor);
    for (const [at, name] of names.entries()) {
      const resources = await resourcesOf(name).catch(ifNoDeal);
      if (resources.length > 0) return { resources, ...(at + 1 < names.length && { nextCursor: name }) };
    }
    return { resources: [] };
  });
}

const address = (template: string, ...parts: string[]): string =>
  parts.reduce((uri, part) => uri.replace(/\{\w+\}/, () => encodeURIComponent(part)), template);

const plain = (part: string | string[] | undefined): string => decodeURIComponent(String(part));

/** A folder that is no deal has no pages; any other fault is told. */
function ifNoDeal(error: unknown): [] {
  if (isRefusal(error)) return [];
  throw error;
}
