import { expect, it } from "vitest";
import type { Review } from "../review/result.ts";
import { groupOf } from "./groups.ts";

it("puts what an analysis asks for where it belongs: by what it asks about, else by what its analyst studies", () => {
  const finding = (category: string) => ({ agentName: "market watch", category });
  const review = {
    reflexions: [
      { agentName: "market watch", result: { baNotice: { needTopics: ["customers", null, "no such topic", "cash"] } } },
    ],
    findings: [finding("financial"), finding("market"), finding("market")],
  } as unknown as Review;
  const group = (id: string) => groupOf({ from: { kind: "reflexion", id } }, review);
  expect([1, 2, 3, 4].map((at) => group(`market watch ${at}`))).toEqual(["customers", "market", "market", "numbers"]);
  expect(group("nobody 1")).toBe("numbers");
});
