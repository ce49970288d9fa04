import { expect, it } from "vitest";
import { speakerOf } from "./speaker.ts";

const speaks = (id: string, text: string) => speakerOf({ id, format: "text" }, text, "unclear");

it.each([
  ["IP assignment deed.md", "Between the undersigned"],
  ["scan 12.md", "# Certificate of Incorporation of Quill, Inc.\nFirst: the name"],
  ["option agreement EMI.md", "Granted on 3 May"],
  ["liasse fiscale 2025.md", "Actif immobilisé"],
  ["Balanço 2025.md", "Ativo circulante"],
])("a paper that only the company has is the company's: %s", (id, text) => expect(speaks(id, text)).toBe("company"));

it.each([
  ["remarks.md", "The cession of the patents worries me."],
  ["a list.md", "To be sent\nBilan\nLiasse fiscale"],
  ["questions.md", `Bilan ${"and what they say of the board ".repeat(8)}`],
])("words about such a paper are nobody's yet: %s", (id, text) => expect(speaks(id, text)).not.toBe("company"));

it("a memo on one stays an analyst's, or nobody's", () =>
  expect(speaks("memo on the IP assignment.md", "I doubt that it holds.")).not.toBe("company"));
