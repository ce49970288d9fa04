import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TribunalError } from "../../domain/errors.ts";
import { escapeXml } from "../../testing/office-parts.ts";
import { attribute, parseXml } from "./xml.ts";

const parse = (xml: string) => parseXml(xml, "part.xml");

describe("parseXml", () => {
  it("keeps order, text and attributes", () => {
    const root = parse(`<?xml version="1.0"?><!-- c --><a:x k="1" r:id='r"2'><a:b/>one<c>two</c><![CDATA[<3>]]></a:x>`);
    expect(root.name).toBe("x");
    expect(root.children.map((c) => [c.name, c.text])).toEqual([
      ["b", ""],
      ["c", "two"],
    ]);
    expect(root.text).toBe("one<3>");
    expect([attribute(root, "k"), attribute(root, "r:id"), attribute(root, "rel:id"), attribute(root, "id")]).toEqual([
      "1",
      'r"2',
      'r"2',
      undefined,
    ]);
  });

  it("takes a > inside a value and odd spacing", () => {
    expect(attribute(parse('<a  f = "x>y"\n g="2" ></a>'), "f")).toBe("x>y");
  });

  it("knows the five entities and numbered characters, and leaves others as they are", () => {
    expect(parse("<a>&lt;&amp;&#233;&#xE9;&unknown;&#0;</a>").text).toBe("<&éé&unknown;&#0;");
  });

  it("reads names such as __proto__ as plain text", () => {
    expect(attribute(parse('<a __proto__="x" constructor="y"/>'), "__proto__")).toBe("x");
    expect(attribute(parse("<a/>"), "constructor")).toBeUndefined();
  });

  it.each([
    "",
    "text",
    "<a>",
    "<a></b>",
    "</a>",
    "<a",
    '<a b="',
    "<a b>",
    "<a><!-- ",
    "<!DOCTYPE a><a/>",
    "<a>".repeat(1_000),
  ])("refuses %j", (xml) => {
    expect(() => parse(xml)).toThrow(TribunalError);
  });

  it("gives back any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const clean = text.replace(/[<&]/g, "");
        expect(parse(`<a v="${escapeXml(clean)}">${escapeXml(clean)}</a>`).text).toBe(clean);
      }),
    );
  });
});
