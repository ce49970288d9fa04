import { expect, it } from "vitest";
import type { Quantity } from "../../domain/quantity.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { fitTo } from "./fit.ts";

const bare = (value: number): Quantity => ({
  value,
  unit: "number",
  scale: 1,
  decimals: 0,
  step: 1,
  text: String(value),
  start: 0,
  end: 3,
});

it.each([
  [214, "gross_profit", "money"],
  [64, "gross_margin", "percent"],
])("a gross margin of %d in a table is %s", (value, topic, unit) => {
  const fitted = fitTo(topicById("gross_margin") as Topic, bare(value), "table");
  expect([fitted?.topic.id, fitted?.quantity.unit, fitted?.quantity.value]).toEqual([topic, unit, value]);
});
