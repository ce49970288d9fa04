import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ASKING, SPANNED } from "../../../test/support/clerk-work.ts";
import { inSpan, type Listener, listenIn } from "../../model/tracing.ts";
import { Clerks } from "./clerks.ts";

interface Seen {
  name: string;
  below: string | null;
  attributes: object;
  events: string[];
  end: string;
}

let clerks: Clerks;
let seen: Seen[] = [];
let measured: unknown[] = [];
let outward: string[] = [];
let silence = () => {};

/** As OpenTelemetry does: what is begun inside the work lies below it. */
function recorder(): Listener {
  const under = new AsyncLocalStorage<string>();
  return {
    span: (name, attributes, work, isOutward = false) => {
      if (isOutward) outward.push(name);
      const span: Seen = {
        name,
        below: under.getStore() ?? null,
        attributes: { ...attributes },
        events: [],
        end: "open",
      };
      seen.push(span);
      return under.run(name, async () => {
        try {
          const result = await work({
            set: (more) => Object.assign(span.attributes, more),
            event: (happened) => span.events.push(happened),
          });
          span.end = "well";
          return result;
        } catch (error) {
          span.end = (error as Error).name;
          throw error;
        }
      });
    },
    measure: (...given) => measured.push(given),
  };
}

beforeEach(() => {
  [seen, measured, outward] = [[], [], []];
  clerks = new Clerks({ most: 1 });
  silence = listenIn(recorder());
});
afterEach(() => {
  silence();
  clerks.close();
});

/** What was under way here while a clerk did the work. */
const ordered = (end: "well" | "badly" | "never") =>
  inSpan(
    "test.request",
    () => ({}),
    () => clerks.run(SPANNED, null, end),
  );

describe("what a clerk does", () => {
  it("is heard where it was ordered, each span below what began it", async () => {
    await ordered("well");
    expect(seen).toEqual([
      { name: "test.request", below: null, attributes: {}, events: [], end: "well" },
      { name: "test.outer", below: "test.request", attributes: { at: "end" }, events: [], end: "well" },
      { name: "test.inner", below: "test.outer", attributes: {}, events: ["test.happened"], end: "well" },
    ]);
    expect(measured).toEqual([["tribunal.tokens", 3, { "tribunal.role": "critic" }]]);
  });

  it("tells the kind of an error and none of its words", async () => {
    await expect(ordered("badly")).rejects.toThrow("words of a document");
    expect(seen.map(({ end }) => end)).toEqual(["RangeError", "RangeError", "RangeError"]);
  });

  it("is ended where its process ended", async () => {
    await expect(ordered("never")).rejects.toMatchObject({ code: "work_crashed" });
    expect(seen.map(({ end }) => end)).toEqual(["TribunalError", "work_crashed", "work_crashed"]);
  });

  it("shows its requests to models below the call that makes them, by the names of OpenTelemetry and without words", async () => {
    await clerks.run(ASKING, null, '{"arr":504000}');
    const [outer, call, ...requests] = seen;
    expect([outer?.name, call?.name]).toEqual(["test.outer", "tribunal.critic"]);
    const chat = requests.find(({ name }) => name === "chat m");
    expect(chat).toMatchObject({ end: "well", attributes: { "gen_ai.usage.output_tokens": 5 } });
    const above = new Map(seen.map(({ name, below }) => [name, below]));
    const path: (string | null | undefined)[] = [];
    for (let at: string | null | undefined = "chat m"; at != null && path.length < 9; at = above.get(at)) path.push(at);
    expect(path.slice(-2)).toEqual(["tribunal.critic", "test.outer"]);
    expect(JSON.stringify(seen)).not.toMatch(/secret|504000/);
    expect(outward).toContain("chat m");
  });

  it("is not told while nobody listens", async () => {
    silence();
    await clerks.run(SPANNED, null, "well");
    expect([seen, measured]).toEqual([[], []]);
  });
});
