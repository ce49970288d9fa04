import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { completeAndValidate } from "../src/model/complete-and-validate.ts";
import { type Behaviour, type FakeProvider, startFakeProvider } from "../src/testing/fake-provider.ts";

const Arr = z.object({ arr: z.number() });
let provider: FakeProvider | undefined;
const ask = async (script: Parameters<typeof startFakeProvider>[0]["script"]) => {
  provider = await startFakeProvider({ answer: { arr: 504_000 }, ...(script !== undefined && { script }) });
  vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
  return completeAndValidate("s", "u", Arr, { model: "openai-compatible:stream" });
};
afterEach(async () => {
  vi.unstubAllEnvs();
  await provider?.close();
  provider = undefined;
});
const asked = () => provider?.requests.map(({ body }) => body.stream === true) ?? [];

describe("an endpoint that answers piece by piece", () => {
  it("is asked again for a stream where it refuses anything else, once for all", async () => {
    const answer = await ask(
      ({ body }): Behaviour =>
        body.stream === true
          ? { kind: "stream" }
          : { kind: "status", status: 400, message: "This model only supports streaming: set stream=true" },
    );
    expect(answer).toMatchObject({
      success: true,
      data: { arr: 504_000 },
      usage: { inputTokens: 100, outputTokens: 20, estimated: false },
    });
    expect(asked()).toEqual([false, true]);
  });

  it("is read where it streams without being asked to", async () => {
    const answer = await ask(() => ({ kind: "stream" }));
    expect(answer).toMatchObject({ success: true, data: { arr: 504_000 } });
    expect(asked()).toEqual([false, true]);
  });

  it("is a failure where the stream breaks, never half an answer", async () => {
    const answer = await ask(
      ({ body }): Behaviour =>
        body.stream === true ? { kind: "reset" } : { kind: "status", status: 400, message: "stream must be true" },
    );
    expect(answer.success).toBe(false);
  });
});
