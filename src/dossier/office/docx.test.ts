import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Row, Section } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { type DocxBlock, type DocxOptions, makeDocx } from "../../testing/make-docx.ts";
import { makePptx } from "../../testing/make-pptx.ts";
import { relationsXml } from "../../testing/office-parts.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readDocx } from "./docx.ts";

const read = (bytes: Uint8Array) => readDocx(bytes, DEFAULT_READ_LIMITS);
const lines = (rows: Row[]) => rows.map((row) => row.cells.map((cell) => cell.text).join(" | "));

async function textOf(blocks: DocxBlock[], options?: DocxOptions): Promise<Section> {
  return (await read(makeDocx(blocks, options))).sections[0] as Section;
}

describe("readDocx", () => {
  it("numbers paragraphs, headings, list items and table rows as they are read", async () => {
    const section = await textOf([
      { heading: "Mémo" },
      "Le MRR atteint 42 K€.",
      { list: ["Équipe", "Marché"] },
      {
        table: [
          ["", "2023", "2024"],
          ["ARR", "310", "504"],
        ],
      },
      "Fin.",
    ]);
    expect(section.kind).toBe("text");
    expect(section.rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(lines(section.rows)).toEqual([
      "Mémo",
      "Le MRR atteint 42 K€.",
      "Équipe",
      "Marché",
      " | 2023 | 2024",
      "ARR | 310 | 504",
      "Fin.",
    ]);
    expect(section.rows[5]).toMatchObject({ table: true, cells: [{}, { header: "2023" }, { header: "2024" }] });
  });

  it("keeps merged cells with every row they label", async () => {
    const section = await textOf([
      {
        table: [
          [{ text: "Coûts", rows: "first" }, "Loyer", "10"],
          [{ text: "", rows: "more" }, "Salaires", "90"],
          [{ text: "Total", columns: 2 }, "100"],
        ],
      },
    ]);
    expect(lines(section.rows)).toEqual(["Coûts | Loyer | 10", "Coûts | Salaires | 90", "Total | 100"]);
  });

  it("shows inserted text, hides deleted and vanished text", async () => {
    const section = await textOf([
      {
        runs: [
          "ARR de ",
          { text: "900", revision: "deleted" },
          { text: "504", revision: "inserted" },
          " K€",
          { text: " (provisoire)", vanish: true },
        ],
      },
    ]);
    expect(lines(section.rows)).toEqual(["ARR de 504 K€"]);
    expect(section.hiddenRows.map((r) => [r.hidden, r.number, r.cells[0]?.text])).toEqual([
      ["hidden_text", 1, "900 (provisoire)"],
    ]);
    expect(section.issues.map((i) => i.code)).toEqual(["hidden_text"]);
  });

  it("shows moved text where it went, not where it was", async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const body = `<w:p><w:moveFrom>${run("ARR 504")}</w:moveFrom>${run("ici")}</w:p><w:p><w:moveTo>${run("ARR 504")}</w:moveTo></w:p>`;
    const part = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
    const section = await textOf([], { parts: { "word/document.xml": part } });
    expect([lines(section.rows), lines(section.hiddenRows)]).toEqual([["ici", "ARR 504"], ["ARR 504"]]);
  });

  it("hides white and tiny letters", async () => {
    const section = await textOf([{ runs: ["Vu", { text: "blanc", colour: "FFFFFF" }, { text: "petit", size: 1 }] }]);
    expect(lines(section.rows)).toEqual(["Vu"]);
    expect(section.hiddenRows.map((r) => r.hidden)).toEqual(["background_colour", "tiny"]);
  });

  it("reads text boxes once, and foot- and endnotes, headers, footers after the body", async () => {
    const section = await textOf([{ text: "Marge", footnote: "Selon le modèle" }, { textBox: "Encadré" }], {
      header: "Confidentiel",
      footer: "Bas de page",
    });
    expect(lines(section.rows)).toEqual(["Marge", "Encadré", "Selon le modèle", "Confidentiel", "Bas de page"]);
  });

  it("sets comments apart and says that macros were left aside", async () => {
    const document = await read(makeDocx(["Texte"], { comments: ["À vérifier"], macros: true }));
    expect(document.sections[0]?.hiddenRows).toMatchObject([{ hidden: "notes", cells: [{ text: "À vérifier" }] }]);
    expect(document.issues.map((i) => i.code)).toEqual(["macros_ignored"]);
  });

  it("splits a line at its tabs", async () => {
    expect((await textOf(["ARR\t504 000 €"])).rows).toEqual([
      { number: 1, table: true, cells: [{ text: "ARR" }, { text: "504 000 €" }] },
    ]);
  });

  it("hides what a style hides", async () => {
    const styles =
      '<w:styles xmlns:w="w"><w:style w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>' +
      '<w:style w:styleId="Child"><w:basedOn w:val="Ghost"/></w:style></w:styles>';
    const body =
      '<w:document xmlns:w="w"><w:body><w:p><w:r><w:rPr><w:rStyle w:val="Child"/></w:rPr><w:t>away</w:t></w:r><w:r><w:t>here</w:t></w:r></w:p></w:body></w:document>';
    const section = await textOf([], {
      parts: {
        "word/document.xml": body,
        "word/styles.xml": styles,
        "word/_rels/document.xml.rels": relationsXml([{ id: "rId1", type: "styles", target: "styles.xml" }]),
      },
    });
    expect([lines(section.rows), lines(section.hiddenRows)]).toEqual([["here"], ["away"]]);
  });

  it("finds any text it was made of", async () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9&<>"'€%]{1,12}$/);
    const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 8 }), async (paragraphs) => {
        expect(lines((await textOf(paragraphs)).rows)).toEqual(paragraphs);
      }),
      { numRuns: 40 },
    );
  });

  it("names what is wrong with a bad file", async () => {
    const codeOf = (bytes: Uint8Array) =>
      read(bytes).then(
        () => "read",
        (error: unknown) => (error instanceof TribunalError ? error.code : error),
      );
    const whole = makeDocx(["Texte"]);
    expect(await codeOf(new Uint8Array())).toBe("file_empty");
    expect(await codeOf(makePptx([["A"]]))).toBe("wrong_format");
    expect(await codeOf(whole.slice(0, 300))).toBe("file_damaged");
    expect(await codeOf(makeDocx([], { parts: { "word/document.xml": "<w:document><w:body>" } }))).toBe("file_damaged");
    expect(
      await codeOf(makeDocx([], { parts: { "word/document.xml": '<!DOCTYPE a [<!ENTITY x "y">]><w:document/>' } })),
    ).toBe("file_damaged");
  });

  it("only ever throws named errors on mutated files", async () => {
    const whole = makeDocx(["Texte", { table: [["a", "b"]] }]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = whole.slice();
          for (const [at, value] of changes) bytes[at] = value;
          const outcome = await read(bytes).catch((error: unknown) => error);
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(TribunalError);
        },
      ),
      { numRuns: 200 },
    );
  });
});
