import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { expectGolden } from "./report-sample.ts";
import { FILE_FORMATS } from "./support/file-formats.ts";

type Name = keyof typeof FILE_FORMATS;
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const published = (name: Name) => z.fromJSONSchema(read(`schema/${name}.json`) as never);

const EXAMPLES: Record<Name, string> = {
  "agent.v1": "examples/deals/*/agents/*.json",
  "context.v1": "examples/deals/*/context.json",
  "deal.v1": "examples/deals/*/deal.json",
  "funding-db.v1": "examples/deals/*/funding-db.json",
};
/** Each breaks a rule of its format. */
const WRONG: Record<Name, unknown> = {
  "agent.v1": { findings: [{ metric: "ARR", value: 1, confidence: 900 }] },
  "context.v1": { crunchbase: "none" },
  "deal.v1": { locale: "de" },
  "funding-db.v1": { benchmarks: [{ median: 4 }] },
};

describe.each(Object.keys(FILE_FORMATS) as Name[])("schema/%s.json", (name) => {
  it("is in step with the code", () => {
    const { title, schema } = FILE_FORMATS[name];
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
    expectGolden(`schema/${name}.json`, `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`);
  });

  it("describes every example, and refuses what is wrong", () => {
    const files = globSync(EXAMPLES[name]);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(published(name).safeParse(read(file)).error, file).toBeUndefined();
    expect(published(name).safeParse(WRONG[name]).success).toBe(false);
  });
});
