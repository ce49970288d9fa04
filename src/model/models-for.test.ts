import { expect, it } from "vitest";
import { scriptedModel } from "../testing/scripted-model.ts";
import { modelsFor } from "./models-for.ts";

const model = (id: string) => scriptedModel([], { id });

it("gives no models where none is given, or none for any role the engine has", () => {
  expect(modelsFor(undefined, {})).toBeNull();
  expect(modelsFor({}, {})).toBeNull();
  expect(modelsFor({ critic: model("c:c") }, {})).toBeNull();
});

it("lets the next best stand in for a role without a model of its own", () => {
  const reflexion = ["critic", "improver"] as const;
  expect(modelsFor({ critic: model("c:c") }, {}, reflexion)?.("improver").id).toBe("c:c");
  expect(modelsFor({ improver: model("i:i"), quick: model("q:q") }, {}, reflexion)?.("critic").id).toBe("i:i");
  const both = modelsFor({ arbitrator: model("a:a"), improver: model("i:i") }, {}, reflexion);
  expect(both?.("critic").id).toBe("a:a");
  expect(both?.("improver").id).toBe("i:i");
  expect(modelsFor({ debater: model("d:d") }, {}, reflexion)?.("critic").id).toBe("d:d");
});

it("takes the default for every role, and refuses a role that is none", () => {
  expect(modelsFor(model("m:m"), {}, ["critic"])?.("critic").id).toBe("m:m");
  expect(() => modelsFor({ judge: model("j:j") } as never, {})).toThrow('"judge" is no role');
});
