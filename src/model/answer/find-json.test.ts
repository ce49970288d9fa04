import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJson } from "./find-json.ts";

const answer = { verdict: "POSITION_A", note: 'he said "no" {really} [sic]', list: [1, { a: null }] };
const json = JSON.stringify(answer);
const kindOf = (text: string) => {
  const found = findJson(text);
  return "fault" in found ? found.fault.kind : "found";
};

describe("findJson", () => {
  it.each([
    ["bare", json],
    ["with white space and a byte order mark", `\uFEFF \n${json}\n`],
    ["fenced", `\`\`\`json\n${json}\n\`\`\``],
    ["fenced without a language", `\`\`\`\n${json}\n\`\`\``],
    ["after prose", `Voici ma réponse :\n${json}`],
    ["before prose", `${json}\n\nI hope {this} helps.`],
    ["after reasoning that holds a draft", `<think>maybe {"verdict":"POSITION_B"}</think>\n${json}`],
    ["with a trailing comma", `${json.slice(0, -1)},}`],
  ])("reads JSON %s", (_, text) => {
    expect(findJson(text)).toEqual({ values: [answer] });
  });

  it("is not misled by brackets in prose", () => {
    expect(findJson(`On [12 mars 2024] and {so on}, as in [8-K]: ${json}`)).toEqual({ values: [answer] });
  });

  it("finds each value once, and none inside another", () => {
    expect(findJson(`see [1]: {"a":{"b":[2]}}`)).toEqual({ values: [[1], { a: { b: [2] } }] });
  });

  it.each([
    ["no_json", "I cannot answer that."],
    ["no_json", "{not json} at all"],
    ["malformed", '{"a": , "b": 1}'],
    ["malformed", '{"draft": , "answer": {"verdict":"POSITION_A"}}'],
    ["malformed", '{"a": [1, 2}'],
    ["cut_short", json.slice(0, -1)],
    ["cut_short", '{"verdict": "POSI'],
    ["cut_short", '[{"a":1},{"b":'],
    ["twice", '{"winner":"A","winner":"B"}'],
    ["twice", '{"winner":"A","win\\u006eer":"B"}'],
    ["forbidden_key", '{"__proto__":{"admin":true}}'],
    ["too_deep", "[".repeat(100_000)],
    ["too_deep", `${'{"a":'.repeat(65)}1${"}".repeat(65)}`],
    ["too_long", `"${"x".repeat(1_000_001)}"`],
  ])("says %s of what cannot be used", (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it("does not take a whole part of a cut answer for the answer", () => {
    expect(kindOf('{"first":{"verdict":"POSITION_A"},"second":{"verd')).toBe("cut_short");
  });

  it("lets a value be repeated in other objects and a colon stand in a string", () => {
    expect(findJson('{"a":{"x":":"},"b":{"x":1}}')).toEqual({ values: [{ a: { x: ":" }, b: { x: 1 } }] });
  });

  it("finds any object back, whatever prose stands around it", () => {
    const prose = fc.string().map((text) => text.replace(/[{}[\]"]/g, " "));
    const values = fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      fc.jsonValue({ maxDepth: 5 }),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(prose, values, prose, (before, value, after) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        expect(findJson(`${before}${text}${after}`)).toEqual({ values: [JSON.parse(text)] });
      }),
    );
  });

  it("never throws, whatever the text", () => {
    const text = fc.array(fc.constantFrom("{", "}", "[", "]", '"', "\\", ":", ",", "a", " ", "1", "\n"), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, (parts) => {
        expect(findJson(parts.join(""))).toBeDefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it("stays linear on a text full of openings", () => {
    expect(kindOf("{x ".repeat(300_000))).toBe("too_deep");
    expect(kindOf("{x} ".repeat(200_000))).toBe("no_json");
    expect(kindOf(`${'{"a" '.repeat(60)}${"x".repeat(900_000)}`)).toBe("cut_short");
  });
});
