import { describe, expect, it } from "vitest";
import { readBasis } from "./basis.ts";

describe("readBasis", () => {
  it.each([
    ["CA réalisé", { nature: "actual" }],
    ["2024 réel", { nature: "actual" }],
    ["budget 2025", { nature: "projected" }],
    ["CA prévisionnel", { nature: "projected" }],
    ["receita projetada", { nature: "projected" }],
    ["BP 2026", { nature: "projected" }],
    ["ARR goal", { nature: "projected" }],
    ["ARPU mensual", { rhythm: "monthly" }],
    ["Revenue 2025E", { nature: "projected" }],
    ["2026 plan", { nature: "projected" }],
    ["2026 prév.", { nature: "projected" }],
    ["FY26 est.", { nature: "projected" }],
    ["Proj. 2026", { nature: "projected" }],
    ["2024 act.", { nature: "actual" }],
    ["Revenue FY23A", { nature: "actual" }],
    ["marge brute", { gross: "gross" }],
    ["receita líquida", { gross: "net" }],
    ["valorisation pre-money", { money: "pre" }],
    ["valuation (post money)", { money: "post" }],
    ["clients payants", { customers: "paying" }],
    ["usuários cadastrados", { customers: "registered" }],
    ["CA mensuel", { rhythm: "monthly" }],
    ["receita anual", { rhythm: "annual" }],
    ["quarterly revenue", { rhythm: "quarterly" }],
    ["CA net mensuel (budget)", { gross: "net", rhythm: "monthly", nature: "projected" }],
  ])("%s says %j", (label, basis) => {
    expect(readBasis(label)).toEqual(basis);
  });

  it.each([
    "MRR",
    "Est. 2019",
    "Pro plan",
    "suivi en temps réel",
    "Internet users",
    "network",
    "brut et net",
    "réalisé vs budget",
    "non audité",
    "actuellement",
    "",
  ])("%s says nothing", (label) => {
    expect(readBasis(label)).toEqual({});
  });
});
