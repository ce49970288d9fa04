import { expect, it } from "vitest";
import { DEFAULT_READ_LIMITS } from "../../../dossier/reader.ts";
import { readMarkdown } from "../../../dossier/text/markdown.ts";
import { passagesOf } from "./passage.ts";

it("takes what a page is about from what stands over its lines, and not from an item among them", async () => {
  const text = "# Use of funds\n\n- Sales (€700k)\n  - Sales team of 8\n- Operations (€300k)\n";
  const read = await readMarkdown(new TextEncoder().encode(text), DEFAULT_READ_LIMITS);
  const documents = [{ ...read, id: "deck", name: "deck.md", source: "deck" as const }];
  const roles = passagesOf({ documents, unreadable: [], coverage: "normal" }).map(({ role }) => role);
  expect(roles.slice(1)).toEqual(["use_of_funds", "use_of_funds", "use_of_funds"]);
});
