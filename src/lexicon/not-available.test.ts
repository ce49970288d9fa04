import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { NOT_AVAILABLE } from "./not-available.ts";

it.each(["NA", "n/a", "na.", "NA (not asked)", "n.a.", "nd", "TBD", "não informado", "Non communiqué"])(
  "%s is no value",
  (text) => expect(NOT_AVAILABLE.test(fold(text))).toBe(true),
);

it.each(["Na Europa, 40 clientes", "na fase piloto", "Nacional", "42 000 €"])("%s is one", (text) =>
  expect(NOT_AVAILABLE.test(fold(text))).toBe(false),
);
