import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ANSWER_FAULTS } from "../../i18n/answer-faults.ts";
import type { Completion } from "../port.ts";
import { NO_USAGE } from "../usage.ts";
import { readAnswer } from "./read-answer.ts";
import { repairPrompt } from "./repair-prompt.ts";

const Verdict = z.object({
  verdict: z.enum(["POSITION_A", "POSITION_B"]),
  sides: z.array(z.object({ value: z.number().max(100), why: z.string().min(3) })),
  at: z.union([z.iso.date(), z.null()]).optional(),
});
const completion = (text: string, finishReason: Completion["finishReason"] = "stop"): Completion => ({
  text,
  finishReason,
  usage: NO_USAGE,
  modelId: "m",
});
const read = (text: string, finish?: Completion["finishReason"]) => readAnswer(completion(text, finish), Verdict, 50);
const wordsFor = async (text: string) => {
  const result = await read(text);
  return "faults" in result ? result.faults.map((fault) => ANSWER_FAULTS.en[fault.kind](fault)) : [];
};

describe("readAnswer", () => {
  it("hands over what the schema accepts", async () => {
    const data = { verdict: "POSITION_A", sides: [{ value: 1, why: "deck" }] };
    expect(await read(`Sure! ${JSON.stringify(data)}`)).toEqual({ data });
  });

  it("never takes a cut answer for content, even a valid one", async () => {
    expect(await read('{"verdict":"POSITION_A","sides":[]}', "length")).toEqual({
      faults: [{ kind: "truncated", limit: 50 }],
    });
  });

  it("refuses two different valid answers, and accepts the same one twice", async () => {
    const [a, b] = ["POSITION_A", "POSITION_B"].map((verdict) => JSON.stringify({ verdict, sides: [] }));
    expect(await read(`${a}\n${b}`)).toEqual({ faults: [{ kind: "several" }] });
    expect(await read(`${a}\n${a}`)).toEqual({ data: { verdict: "POSITION_A", sides: [] } });
  });

  it("picks the valid answer among other JSON", async () => {
    expect(await read('From [2] and {"x":1}: {"verdict":"POSITION_B","sides":[]}')).toEqual({
      data: { verdict: "POSITION_B", sides: [] },
    });
  });

  it("says each fault in plain words with its path", async () => {
    expect(
      await wordsFor('{"verdict":"Yes","sides":[{"value":"12","why":"a"},{"value":200,"why":"long"},{"why":"none"}]}'),
    ).toEqual([
      'verdict: must be one of POSITION_A, POSITION_B; found "Yes"',
      'sides[0].value: expected number, found "12"',
      "sides[0].why: is too small or too short (at least 3)",
      "sides[1].value: is too large or too long (at most 100)",
      "sides[2].value: is missing (expected number)",
    ]);
    expect(await wordsFor("[]")).toEqual(["expected object, found []"]);
    expect(await wordsFor('{"verdict":"POSITION_A","sides":[],"at":"soon"}')).toEqual(["at: is not a valid date"]);
    expect(await wordsFor("  \n ")).toEqual(["the answer was empty"]);
  });

  it("tells the model its faults after an unchanged beginning", () => {
    const prompt = repairPrompt("THE CASE", '{"verdict":"Yes"}', [
      { kind: "missing", path: "sides", expected: "array" },
    ]);
    expect(prompt.startsWith("THE CASE\n")).toBe(true);
    expect(prompt).toContain("- sides: is missing (expected array)");
    expect(prompt).toContain('<previous_answer>\n{"verdict":"Yes"}\n</previous_answer>');
    expect(repairPrompt("THE CASE", "x".repeat(10_000), [{ kind: "no_json" }]).length).toBeLessThan(4_500);
    expect(repairPrompt("THE CASE", "half", [{ kind: "truncated" }])).not.toContain("half");
  });
});
