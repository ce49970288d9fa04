import { describe, expect, it } from "vitest";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPdf } from "./read.ts";
import type { PdfItem } from "./write.ts";

const text = (words: string, y: number, size = 12, x = 60): PdfItem => ({ kind: "text", text: words, x, y, size });

const nameOf = async (...items: PdfItem[]) =>
  (await readPdf(makePdf([{ items }]), DEFAULT_READ_LIMITS)).sections[0]?.name;

describe("a page's title", () => {
  it("is what stands in the largest type of its upper part", async () => {
    expect(await nameOf(text("Traction", 80, 28), text("MRR 42 K€ in May", 200), text("120 customers", 230))).toBe(
      "Traction",
    );
  });

  it("may take two lines, and a kicker may stand over it", async () => {
    const items = [text("NORTHWIND", 50, 9), text("Where we stand", 80, 28), text("at the end of May", 112, 28)];
    expect(await nameOf(...items, text("MRR 42 K€", 300))).toBe("Where we stand at the end of May");
  });

  it("is no figure, however large", async () => {
    expect(
      await nameOf(text("€1.2M raised", 80, 40), text("Our round", 130, 20), text("and what it is for", 300)),
    ).toBe("Our round");
  });

  it("is no statement with a figure, but may name a year", async () => {
    const rest = [text("Half of them wait", 200), text("and pay too much", 230)];
    expect(await nameOf(text("50% of firms get no loan", 80, 28), ...rest)).toBeUndefined();
    expect(await nameOf(text("Where 50% of firms stand", 80, 28), ...rest)).toBeUndefined();
    expect(await nameOf(text("Roadmap 2026", 80, 28), ...rest)).toBe("Roadmap 2026");
  });

  it("is not guessed where nothing stands out", async () => {
    expect(await nameOf(text("One line of a letter", 80), text("Another line of it", 100))).toBeUndefined();
    expect(await nameOf(text("Only this", 80, 30))).toBeUndefined();
    expect(await nameOf(text("A line", 80), text("Large at the foot", 700, 30))).toBeUndefined();
  });
});
