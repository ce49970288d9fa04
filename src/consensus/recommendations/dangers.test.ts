import { describe, expect, it } from "vitest";
import { opposition } from "./opposes.ts";
import { readText } from "./stances.ts";

const compared = (a: string, b: string) => opposition(readText(a), readText(b), 0.3, false);

describe("a named thing called a danger or ruled out by one and asked for by the other", () => {
  it.each([
    ["Le vote « numérique » ouvre la voie à de graves dérives.", "Le vote par internet doit être possible pour tous."],
    ["The franchise model is a threat to quality.", "We should allow a franchise model in three cities."],
    ["O modelo de franquia é uma ameaça à marca.", "Devemos criar um modelo de franquia em Lisboa."],
    ["La menace est réelle : le conseil voudrait imposer la vente liée.", "La vente liée doit être permise."],
    [
      "Cette menace revient : certains veulent imposer l'exception de panorama.",
      "Objectif : introduire la liberté de panorama pour tous.",
    ],
    ["Interdire la revente de données.", "La société doit développer la revente de données."],
  ])("%s / %s", (a, b) => {
    for (const found of [compared(a, b), compared(b, a)])
      expect(found?.differences.map(({ ground }) => ground)).toContain("denial");
  });

  it.each([
    // What is threatened is no threat.
    ["Cheap imports are a threat to the franchise model.", "We should allow a franchise model in three cities."],
    ["The franchise model is no danger.", "We should allow a franchise model in three cities."],
    ["The franchise model is a threat to quality.", "The pricing model should be simple."],
    ["Le vote « numérique » ouvre la voie à de graves dérives.", "Le vote à main levée doit être possible pour tous."],
    ["The franchise model is a threat to quality.", "The franchise model was allowed in three cities last year."],
    // What no platform may do does not rule out platforms.
    ["Aucune plateforme en ligne ne peut obliger un tiers.", "Il faut développer une plateforme en ligne."],
  ])("%s / %s go together", (a, b) => {
    expect(compared(a, b)).toBeNull();
    expect(compared(b, a)).toBeNull();
  });
});
