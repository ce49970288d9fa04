import { expect, it } from "vitest";
import { formatBytes } from "./measures.ts";

it("counts one byte as one", () => {
  expect([1, 2, 1000].map((size) => formatBytes(size, "fr"))).toEqual(["1 octet", "2 octets", "1 Ko"]);
  expect([0, 1].map((size) => formatBytes(size, "en"))).toEqual(["0 bytes", "1 byte"]);
});
