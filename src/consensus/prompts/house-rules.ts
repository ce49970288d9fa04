/** Rules that hold in every question of a hearing. Each is also enforced by code: see docs/prompts.md. */

/** Which sources weigh how much, and what a citation is. */
export const SOURCE_RULES = `Sources, the most reliable first:
1. Deck: numbered pages, exact words. Primary.
2. Financial model: sheet, row, value. Primary.
3. Context engine: outside databases on the company. Secondary.
4. Funding database: comparables and benchmarks. Secondary.
5. Inference: the last resort. It proves nothing, and you name it as inference.
Primary outranks secondary, and two primary sources that contradict each other are never settled by preferring one in silence. A source that is cited and not in <documents> is a phantom: it is held against whoever cites it.`;

/** What code has computed is not computed again. */
export const SUM_RULES = `"sums" lists what code computed from the documents' own figures, by name, each with its ledger row. Use them as they are and cite their row; never compute again what is listed there. A sum of your own is written out in full ("42 000 × 12 = 504 000"), from figures of the documents only; code does it again.`;

/** No hedging: code looks for it. */
export const PLAIN_SPEECH = `State it or leave it out. Never "probably", "likely", "perhaps", "it seems", "I think" (probablement, sans doute, il semble, je pense; provavelmente, talvez, parece, acho). Code finds these words and takes the sentence out. What you cannot prove is a weakness: list it as one.`;

/** How a dispute of each kind is weighed. */
export const METHOD = `Method by "type":
- numeric_value: first make sure that both sides speak of the same thing: period, definition (gross or net, monthly or annual, paying or registered), actual or plan, currency, scale. Then find the row that states it. A plan never proves an actual figure; another year never proves this one.
- existence: a passage must assert or deny the thing itself. Silence of the documents denies nothing.
- assessment: the scale is exceptional, above_average, average, below_average, poor, and suspicious beside it. Measure against benchmark rows where there are any; else say which passage weighs more and why.
- interpretation: both read the same datum. Quote it whole, with its period and its footnote, and show which reading its own words allow.`;

/** How the material of a case is laid out. */
export const LAYOUT = `<documents> holds the pages: place, rank, lines as printed; "notAllPages" means that others exist and do not bear on the case. In <case>: severity and stakes (what a wrong answer costs the investor), the two sides A and B with what they cited (place, verdict of code, words quoted), ledger rows [entry, place, rank, passage, value] that code has verified, "sums", and what was argued so far.`;
