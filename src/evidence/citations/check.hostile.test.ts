import { describe, expect, it } from "vitest";
import { checkCitation } from "./check.ts";

const page = (...pages: string[]) => ({
  deckExtracts: pages.map((text, at) => `[Page ${at + 1}]\n${text}`).join("\n\n"),
});
const status = (context: object, reference: string, quote: string) =>
  checkCitation(context, { type: "deck", reference, quote }).status;

describe("a reference that names no place of the deal", () => {
  const context = page("Welcome to the future", "ARR: $504,000");

  it.each(["Slide -1", "Slide 0", "Slide 1000000000", "page −2"])("%s is never where a quote stands", (reference) => {
    expect(status(context, reference, "ARR: $504,000")).toBe("relocated");
    expect(status(context, reference, "Ten patents were granted")).toBe("phantom");
  });

  it.each(["../../etc/passwd page 2", "/etc/passwd, page 2", "C:\\deals\\secret page 2", "contracts.pdf page 2"])(
    "%s is a document that the deal lacks",
    (reference) => {
      expect(status(context, reference, "ARR: $504,000")).toBe("unverifiable");
    },
  );

  it.each(["Slide-2", "slide 2/14", "Slide 2 /14"])("%s is a place", (reference) => {
    expect(status(context, reference, "ARR: $504,000")).toBe("verified");
  });
});

describe("a number in disguise", () => {
  const context = page("ARR $9\u200b04,000\nMRR $9\u041e4,000\nCash $\u202e000,409");

  it("is read as it is seen: what takes no room parts nothing", () => {
    expect(status(context, "Page 1", "ARR $904,000")).toBe("verified");
    expect(status(context, "Page 1", "ARR $9")).not.toBe("verified");
    expect(checkCitation(context, { type: "deck", reference: "Page 1", label: "ARR", value: 9 }).status).not.toBe(
      "verified",
    );
  });

  it.each(["MRR $9", "MRR $4,000", "MRR $904,000", "Cash $409", "Cash 000,409", "Cash $904,000"])(
    "is never verified as another: %s",
    (quote) => {
      expect(["verified", "relocated"]).not.toContain(status(context, "Page 1", quote));
    },
  );
});

describe("a sign, a scale, a near label", () => {
  it("is altered where parentheses around 20.7 were dropped: no year has a decimal point", () => {
    const context = page("Operating result (20.7)\nSince (2024)");
    expect(status(context, "Page 1", "Operating result 20.7")).toBe("altered");
    expect(status(context, "Page 1", "Operating result (20.7)")).toBe("verified");
  });

  it("is altered where another scale follows the same digits, whatever words come after", () => {
    const context = page("Net burn: €464k per month since summer");
    expect(status(context, "Page 1", "Net burn: €464M per month since summer")).toBe("altered");
    expect(status(context, "Page 1", "Net burn: €464k per month since sumer")).toBe("verified");
  });

  it("does not lend a row the word that makes another metric of it", () => {
    const context = page(
      "Current assets:\nCash\t40\nTotal current assets\t70\nBuildings\t30\nTotal assets\t100",
      "Current assets:\nCash\t40\nReceivables\t30\nTotal assets\t100",
    );
    for (const reference of ["Page 1", "Page 2"])
      expect(["verified", "relocated"]).not.toContain(status(context, reference, "Total current assets 100"));
    expect(status(context, "Page 1", "Total current assets 70")).toBe("verified");
  });

  it("finds the exact row elsewhere before it calls a near one altered", () => {
    const context = page("Total assets 100 200", "Total assets 100 201");
    expect(status(context, "Page 2", "Total assets 100 200")).toBe("relocated");
    expect(status(context, "Page 2", "Total assets 100 301")).toBe("altered");
  });

  it("calls the cited passage altered where its sign was dropped, though another page gives the number so", () => {
    const context = page("Loss on debt 25,129", "Loss on debt (25,129)");
    expect(status(context, "Page 2", "Loss on debt 25,129")).toBe("altered");
  });
});
