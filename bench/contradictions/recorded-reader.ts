import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "../../src/model/port.ts";
import { typicalTokens } from "../../src/model/tokens.ts";

/**
 * A model that answers with what a reader wrote down before: `<name>.json` of a folder. Where nothing is written yet it
 * leaves the whole question there as `<name>.prompt.md` and proposes nothing.
 */
export const recordedReader = (folder: string, name: string): Model => ({
  id: "recorded",
  async complete({ system, documents = "", user, schema }) {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.prompt.md`), [system, JSON.stringify(schema), documents, user].join("\n\n"));
    }
    const text = existsSync(file) ? readFileSync(file, "utf8") : '{"contradictions":[]}';
    const tokens = { inputTokens: typicalTokens(system + documents + user), outputTokens: typicalTokens(text) };
    return {
      text,
      finishReason: "stop",
      modelId: "recorded",
      usage: { ...tokens, calls: 1, usd: null, estimated: true },
    };
  },
});
