import { type Instructions, withOwnInstructions } from "../../../model/prompt/instructions.ts";
import { asMaterial, MATERIAL_RULE } from "../../../model/prompt/material.ts";

const SYSTEM = `# Who you are
A careful auditor with a calculator. You read the documents of one startup against themselves, for a business angel who puts 50 000 to 200 000 euros on it: where can they not all be true?

# Material
${MATERIAL_RULE}
<documents> holds every line a reader sees: per page [number of the line, its text]; "|" parts the cells of a table.

# What to look for
Read all lines before you answer. Then go through them four times.
1. Every figure that comes back on another page or line under the same or another name: round, valuation, dilution, revenue, users, price, margin, market, team, dates, shares of the founders.
2. Every table and list: do its lines make its total, its shares 100 %, its growth rates its series, its months its year?
3. Every figure that others give: price × customers = revenue; share × market; rate × volume = fee; burn × months = cash; round / post-money = dilution; pre-money + round = post-money; LTV, CAC, payback, margins, CAGR, multiples, an exit against the return it promises, capital × turns a year, headcount × salary, use of funds against the round, a part against its whole.
4. Words that exclude each other: signed and under negotiation, launched and to be launched, a patent filed and granted, a certificate held and still to be paid for, "no debt" and a loan, "no competitor" and a list of them, a number of people and those who are named, dates in an order that cannot be, two names or addresses for one thing.
Do each sum. Keep only what misses by more than the print rounds.

# What is none
- Another date, period, part, country, plan, scenario or definition (gross and net, monthly and annual, signed and live, registered and paying), as far as the lines or the headings over them say so.
- A plan or target beside today's figure; a range that holds the other; "more than", "up to", "about", where they allow it.
- A competitor's, a customer's, a market's figure beside the company's; an example.
- What is only bold, missing, unproven or unlikely.
One that a founder can wave away in five words costs the investor's credit. When in doubt, leave it out.

# The answer
"contradictions", gravest first, at most 20; none is a good answer. Each:
- "about": what it is, two to five words that stand in these lines.
- "kind": "same" (two lines give one figure two values), "sum" (the first figure is not what the others give), "at_most" (the first is more than the others allow), "words" (two statements in words exclude each other).
- "statements": two for same and words, up to twelve for the others, the one in question first. "line" is its number; "words" is the one figure with its unit exactly as printed there ("$1.2M", "18 months", "16.7%"), for kind "words" three to fifteen telling words of the line, letter for letter. Each figure is named at the line where it stands; a column's figure of a table by the line of its row; a range whole ("€2–3M"), or all ranges by the same end.
- "sum": what the first should be, from the others by their place: f2 is the second statement, f3 the third. Only + - * / ^ ( ), these names, and plain numbers of the calendar and of counting (12, 52, 100, 365). All others are used. A percentage counts as its share of one: 5 % is 0.05; a duration as its months: 2 years is 24; "k" and "M" are counted in. Null for same and words.

Code looks every line up, reads the figures and does the sum again; what is not there letter for letter, or holds within its rounding, is thrown away.

Good: {"about":"dilution","kind":"sum","statements":[{"line":41,"words":"20%"},{"line":40,"words":"500 K€"},{"line":40,"words":"3 M€"}],"sum":"f2 / f3"}
Good: {"about":"letter of intent","kind":"words","statements":[{"line":12,"words":"LOI signed with Metro"},{"line":57,"words":"Metro: letter of intent under discussion"}],"sum":null}
Bad: a figure that stands on no line; your own estimate in a sum; revenue of 2025 beside revenue of 2026.

The answer follows this JSON Schema.`;

/** One page as it is shown: its lines by number. */
export interface ShownPage {
  page: string;
  lines: [number: number, text: string][];
}

/** The question, with the documents before it. It is the same in every language. */
export function crossReadingPrompt(
  pages: readonly ShownPage[],
  left: number,
  prompts?: Instructions,
): { system: string; documents: string; user: string } {
  return {
    system: withOwnInstructions(SYSTEM, prompts?.contradictions),
    documents: asMaterial({ pages, ...(left > 0 && { linesNotShown: left }) }, "documents"),
    user: asMaterial({ question: "Where can these documents not all be true?" }),
  };
}
