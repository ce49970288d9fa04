import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { TribunalError } from "../domain/errors.ts";
import { witnessOf } from "../evidence/witness.ts";
import type { DealRoot } from "./deal-root.ts";

const LONGEST = 40_000;

const addressOf = (deal: string, place: string): string =>
  `tribunal://deals/${encodeURIComponent(deal)}/pages/${encodeURIComponent(place)}`;

/** A folder that is no deal has no pages; any other fault is told. */
function ifNoDeal(error: unknown): null {
  if (error instanceof TribunalError) return null;
  throw error;
}

/** Every page of every deal as a resource: what a reader sees of it, line by line. */
export function addPages(server: McpServer, deals: DealRoot): void {
  const template = new ResourceTemplate("tribunal://deals/{deal}/pages/{place}", {
    list: async () => {
      const resources = [];
      for (const deal of await deals.list()) {
        const read = await deals.load(deal).catch(ifNoDeal);
        if (read === null) continue;
        for (const place of witnessOf(read.context).pageNames(read.deal.locale))
          resources.push({ uri: addressOf(deal, place), name: `${deal}: ${place}`, mimeType: "text/plain" });
      }
      return { resources };
    },
  });
  const about = { title: "Pages", description: "A page, slide or sheet as a reader sees it", mimeType: "text/plain" };
  server.registerResource("pages", template, about, async (uri, { deal, place }) => {
    const [path, name] = [deal, place].map((part) => decodeURIComponent(String(part))) as [string, string];
    const { context, deal: info } = await deals.load(path);
    const page = witnessOf(context).pageNamed(name, info.locale, LONGEST);
    const text = page === null ? `There is no ${name} in ${path}.` : page.lines.join("\n");
    return { contents: [{ uri: uri.href, mimeType: "text/plain", text }] };
  });
}
