import { describe, expect, it } from "vitest";
import { opposes } from "./opposes.ts";

const grounds = (a: string, b: string) => opposes(a, b)?.differences.map(({ ground }) => ground) ?? [];

describe("sums of the deal held against each other", () => {
  it.each([
    ["price", "Aceitem a avaliação de 6 M€.", "6 M€ é caro demais."],
    ["price", "The valuation of 6 M€ is fair.", "6 M€ is too steep."],
    ["price", "An $11M pre-money is fair given the pipeline.", "We would not go above $7M pre-money."],
    ["price", "Anything beyond $5M pre-money is too expensive.", "A valuation of $8M looks reasonable."],
    ["price", "Une valorisation de 12 M€ est trop élevée.", "La valorisation de 12 M€ est justifiée."],
    ["price", "Aceitar o cap de R$ 18 milhões.", "O cap não deve ultrapassar R$ 11 milhões."],
    ["ticket", "Le ticket doit rester plafonné à 150 k€.", "Un engagement de 600 k€ se justifie."],
    ["ticket", "Limit our investment to €100k.", "Commit €400k to this company at once."],
  ])("%s: %s / %s", (ground, a, b) => {
    expect(grounds(a, b)).toContain(ground);
    expect(grounds(b, a)).toContain(ground);
  });

  it.each([
    ["We would not go above $7M pre-money.", "At $6.5M pre-money this becomes an attractive entry point."],
    ["A valuation of $8M is fair.", "A valuation of up to $9M is acceptable."],
    ["Limit our investment to €400k.", "Commit €100k to this company."],
    ["Une valorisation de 12 M€ est trop élevée.", "Une valorisation de 7 M€ est raisonnable."],
    ["Un ticket de 200 k€ se justifie.", "La valorisation ne doit pas dépasser 5 M€."],
    ["If the audit is clean, a valuation of $12M is fair.", "We would not go above $7M pre-money."],
    ["Passer à 8 M€ pre-money.", "Une pre-money de 5 M€ serait plus juste."],
  ])("%s / %s go together", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });
});
