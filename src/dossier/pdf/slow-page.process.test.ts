import { describe, expect, it } from "vitest";
import { makeRawPdf } from "../../../test/support/make-raw-pdf.ts";
import { checkCitation } from "../../evidence/citations/check.ts";
import { buildVerificationContext } from "../build-context.ts";
import { parseIsolated } from "../isolate.ts";

const line = (text: string, look = "") => `${look} BT /F 14 Tf 40 150 Td (${text}) Tj ET\n`;
const form = (entries: string, stream: string) => ({
  entries: `/Type /XObject /Subtype /Form /BBox [0 0 400 300] /Group << /S /Transparency /I true >> ${entries}`,
  stream,
});

/** Three pages; drawing the second takes minutes: thousands of transparent groups inside each other. */
function withSlowPage(words: string): Uint8Array {
  return makeRawPdf(
    {
      content: `${words}${"/X Do\n".repeat(400)}`,
      resources: "/ExtGState << /B << /BM /Multiply >> >> /XObject << /X @x >>",
      parts: {
        x: form("/Resources << /XObject << /Y @y >> >>", "/Y Do\n".repeat(60)),
        y: form("", "0.9 g 0 0 400 300 re f"),
      },
    },
    [line("MRR 42 K EUR"), line("Round 2 M EUR")],
  );
}

describe("a page that takes too long", () => {
  it("costs that page only: the rest is read, and the page is named", async () => {
    // Long enough for a page that is drawn at once, on a machine that does other work, too.
    const slow = withSlowPage(line("Churn 3 %", "/B gs 1 1 1 rg") + line("Customers 120"));
    const context = await buildVerificationContext({ deck: slow }, { ocr: false, limits: { pageMs: 8_000 } });
    const sections = context.dossier?.documents[0]?.sections ?? [];
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(sections[1]?.issues).toMatchObject([{ code: "slow_page", section: 2 }]);
    const check = (page: number, quote: string) =>
      checkCitation(context, { type: "deck", reference: `Page ${page}`, quote }).status;
    expect(check(1, "MRR 42 K EUR")).toBe("verified");
    expect(check(3, "Round 2 M EUR")).toBe("verified");
    // White on white or not: nobody could look.
    expect(check(2, "Churn 3 %")).not.toBe("verified");
  });

  it("is left out where it is slow without being drawn, too", async () => {
    const options = { limits: { slowPages: { 2: "unread" as const } } };
    const { sections } = await parseIsolated(withSlowPage(line("Churn 3 %")), "pdf", options);
    expect(sections.map(({ rows }) => rows.length)).toEqual([1, 0, 1]);
    expect(sections[1]?.issues).toMatchObject([{ code: "slow_page", level: "blocking" }]);
  });
});
