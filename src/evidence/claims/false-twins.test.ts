import { describe, expect, it } from "vitest";
import { checkText } from "./check-text.ts";

const context = {
  deckExtracts: `[Page 3]
Consolidated revenue of the harbour group grew 5% in 2021, reflecting growth of 7% in ferries and 1% in both docks and cranes.

Other charges in 2021 included $1.8 million related to repurchases of ferry bonds and $0.6 million related to the guarantee of the crane lease.

Interest expense on harbour loans increased $17.7 million in fiscal 2021 as compared to fiscal 2020, primarily due to a $4.5 million rise in bond fees and a $13.2 million rise in loan fees.

In addition, fiscal 2021 and 2020 results of the docks included $17.1 million and $24.5 million, respectively, related to the crane yard that was sold.

The awards of the pilots outstanding have an average remaining vesting period of 0.8 years (2020: 1.2 years) under the harbour plan.

We recorded $108 million of tax expense related to the ferry permits in fiscal 2021 under IFRS 16 as adopted.

Of the purchase price of the tug company, $19.7 million was paid in December 2021 to its former owners.

Cost of revenue of the northern pilot service division was $31.4 million in 2021.`,
};
const verdict = (text: string) => checkText(context, text).sentences[0]?.verdict;

describe("a true sentence and its false twin", () => {
  it.each([
    [
      "growth of 7% in ferries and 1% in both docks and cranes",
      "growth of 1% in ferries and 7% in both docks and cranes",
      "Consolidated revenue of the harbour group grew 5% in 2021, reflecting @.",
    ],
    [
      "$1.8 million related to repurchases of ferry bonds and $0.6 million",
      "$0.6 million related to repurchases of ferry bonds and $1.8 million",
      "Other charges in 2021 included @ related to the guarantee of the crane lease.",
    ],
    [
      "fiscal 2021 as compared to fiscal 2020",
      "fiscal 2020 as compared to fiscal 2021",
      "Interest expense on harbour loans increased $17.7 million in @, primarily due to a $4.5 million rise in bond fees and a $13.2 million rise in loan fees.",
    ],
    [
      "a $4.5 million rise in bond fees and a $13.2 million",
      "a $13.2 million rise in bond fees and a $4.5 million",
      "Interest expense on harbour loans increased $17.7 million in fiscal 2021 as compared to fiscal 2020, primarily due to @ rise in loan fees.",
    ],
    [
      "$17.1 million and $24.5 million",
      "$24.5 million and $17.1 million",
      "In addition, fiscal 2021 and 2020 results of the docks included @, respectively, related to the crane yard that was sold.",
    ],
    [
      "0.8 years (2020: 1.2 years)",
      "1.2 years (2020: 0.8 years)",
      "The awards of the pilots outstanding have an average remaining vesting period of @ under the harbour plan.",
    ],
    [
      "tax expense",
      "tax income",
      "We recorded $108 million of @ related to the ferry permits in fiscal 2021 under IFRS 16 as adopted.",
    ],
    [
      "IFRS 16",
      "IFRS 17",
      "We recorded $108 million of tax expense related to the ferry permits in fiscal 2021 under @ as adopted.",
    ],
    [
      "was paid",
      "was not paid",
      "Of the purchase price of the tug company, $19.7 million @ in December 2021 to its former owners.",
    ],
    [
      "a $4.5 million rise in bond fees and",
      "quiet weather on the coast, with a $4.5 million rise in bond fees and",
      "Interest expense on harbour loans increased $17.7 million in fiscal 2021 as compared to fiscal 2020, primarily due to @ a $13.2 million rise in loan fees.",
    ],
    ["Cost of revenue", "Revenue", "@ of the northern pilot service division was $31.4 million in 2021."],
  ])("%s / %s", (truth, lie, sentence) => {
    expect(verdict(sentence.replace("@", truth))).toBe("supported");
    expect(verdict(sentence.replace("@", lie))).not.toBe("supported");
  });
});

const report = {
  deckExtracts: `[Page 1]
Harbour group, results (in thousands)

| | 2021 | 2020 |
|---|---|---|
| Ticket losses | 51,235 | 54,009 |
| Freight revenue | 80,100 | 60,400 |
| Total equity | 576,153 | 508,048 |
| Total revenue | 120,400 | 99,900 |
| Cost of revenue | 80,100 | 70,000 |

To date no funds were drawn under the credit line of the harbour, with $375.0 million remaining available in 2021.

As of December 31, 2021, we had $539.3 million of cash, bank deposits, and bonds in ferry companies, which were held in two banks of the region and in its treasury bills.`,
};
const said = (text: string) => checkText(report, text).sentences[0]?.verdict;

describe("a report and what may be taken for it", () => {
  it.each([
    ["Ticket losses fell in 2021, from $54.0 million to $51.2 million.", "supported"],
    ["Ticket losses fell in 2021, from $51.2 million to $54.0 million.", "contradicted"],
    ["Freight revenue grew 33% in 2021, while total revenue grew 21%.", "supported"],
    ["Freight revenue grew 21% in 2021, while total revenue grew 33%.", "contradicted"],
    ["Total equity was $576 million at the end of 2021.", "supported"],
    ["Total equity was €576 million at the end of 2021.", "unclear"],
    ["$375.0 million were drawn under the credit line of the harbour.", "unclear"],
    [
      "We had $539.3 million of cash, bank deposits, and bonds in ferry companies as of December 31, 2021.",
      "supported",
    ],
    [
      "Gross profit was $40.3 million in 2021 (total revenue of $120.4 million less cost of revenue of $80.1 million).",
      "unclear",
    ],
  ])("%s %s", (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});
