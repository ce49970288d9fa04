import { expect, it } from "vitest";
import { topicById } from "../quantities/topics/catalogue.ts";
import { namedIn } from "./question-words.ts";

it("names a topic as much in whatever language it is asked for", () => {
  const topic = topicById("orders") ?? null;
  const named = ["Nombre de commandes", "Number of orders", "Número de pedidos"].map((question) =>
    namedIn("Les commandes de décembre 2023 : 237 070", question, topic),
  );
  expect(new Set(named).size).toBe(1);
  expect(named[0]).toBeGreaterThan(0);
});
