import { describe, expect, it } from "vitest";
import type { Dossier } from "../../domain/dossier.ts";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { readMarkdown } from "../../dossier/text/markdown.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";

/** What is told, for sure, as the company's present, of a deck with these lines under a heading. */
async function present(heading: string, ...lines: string[]): Promise<string[]> {
  const text = ["# Tavira", `## ${heading}`, ...lines].join("\n\n");
  const read = await readMarkdown(new TextEncoder().encode(text), DEFAULT_READ_LIMITS);
  const dossier: Dossier = {
    documents: [{ ...read, id: "deck", name: "deck.md", source: "deck" }],
    unreadable: [],
    coverage: "normal",
  };
  return readDossier(dossier)
    .all.filter((fact) => fact.sureness >= 0.7 && fact.nature === "actual" && fact.subject === "company")
    .map(({ topic, quantity }) => `${topic ?? "-"} ${quantity.value}`);
}
const table = (...rows: string[]) =>
  [rows[0], `|${"---|".repeat((rows[0] ?? "").split("|").length - 2)}`, ...rows.slice(1)].join("\n");

describe("what may not be the company's present", () => {
  it("does not take kinds of users for users", async () => {
    expect(await present("Where we are", "- 5 User Types Supported")).toEqual([]);
    expect(await present("Where we are", "- 5 users supported")).not.toEqual([]);
  });

  it("takes nothing from the page of where the figures are to go", async () => {
    expect(await present("5-Year Financial Trajectory", "Key driver: 2% freemium conversion")).toEqual([]);
  });

  it("takes nothing from a question or a request", async () => {
    expect(
      await present("Growth", "- **How do you come to $1M of ARR?** Please explain how you build a $1M ARR company."),
    ).toEqual([]);
    expect(await present("Growth", "- **What is your ARR?** Our ARR is $1M.")).toEqual(["arr 1000000"]);
  });

  it("does not take what one customer would bring for what was earned", async () => {
    expect(
      await present(
        "Business model",
        "### Unit economics",
        "Total revenue: ~$38 on a deposit",
        "A user deposits one coin ($185)",
      ),
    ).toEqual([]);
    expect(
      await present(
        "Business model",
        "### Unit economics",
        table("| Volume | Monthly revenue |", "| 1,000 active users | $11K |"),
      ),
    ).toEqual([]);
    expect(await present("Traction", "Total revenue: $38,000")).toEqual(["revenue 38000"]);
  });

  it("does not call a cost per sale a sale, nor income from many a price", async () => {
    expect(
      await present("Forces", table("| Force | Pourquoi |", "| Marge | Coût marginal par vente < 15 € |")),
    ).toEqual([]);
    expect(await present("Income", "- Premium membership: £800 a month from ~35 individuals")).toEqual([]);
    expect(await present("Pricing", "- Premium membership: £8 a month")).toEqual(["price 8"]);
  });

  it("does not count followers as users", async () => {
    const rows = ["| Platform | Members |", "| Telegram | 900 |", "| Total | 3,421 |"];
    expect(await present("Traction", "### Community", table(...rows))).toEqual([]);
  });

  it("does not take the share of those who bring customers for what the company keeps", async () => {
    expect(await present("Business model", "- Partnerships: web agencies (commission 20%)")).toEqual([]);
    expect(await present("Business model", "- Commission 20% on each sale")).toEqual(["take_rate 20"]);
    expect(await present("Business model", "- Plans: 0% transaction fees (future), reports")).toEqual([]);
  });

  it("believes in no staff of millions", async () => {
    expect(await present("The moment", "We build for 47,200,000 developers.")).toEqual([]);
    expect(await present("Team", "- 12 developers")).toEqual(["engineers 12"]);
  });
});

describe("what one wants to reach", () => {
  it("takes the indicators of success for what one wants, whatever stands between", async () => {
    const kpis = ["### Product metrics", "- **Transaction volume**: $10M processed annually"];
    expect(await present("Success metrics & KPIs", ...kpis)).toEqual([]);
    expect(await present("Traction", ...kpis)).toEqual(["gmv 10000000"]);
  });

  it("is not sure of a bound among indicators, nor of a range that nobody measured", async () => {
    expect(
      await present(
        "Indicateurs",
        "### KPIs commerciaux",
        "- **CAC** (coût d'acquisition client) : <300€",
        "- **Churn** : <5% mensuel",
      ),
    ).toEqual([]);
    expect(await present("Funnel", "Conversion rate: ~15-25%")).toEqual([]);
    expect(await present("Traction", "Churn: <5% monthly")).toEqual(["churn 5"]);
  });

  it("takes the runway of the ask for what the money is to last", async () => {
    expect(await present("The ask", "We are raising $2M for 18 months of runway.")).toEqual([]);
    expect(await present("The ask", "Current runway: 6 months")).toEqual(["runway 6"]);
    expect(await present("At a glance", "Demande : 600 K€ pour 18 mois de runway")).toEqual([]);
  });

  it("takes what a model gives for a plan", async () => {
    expect(await present("At scale", "Our own model puts us at $4 per user, for one million users.")).toEqual([]);
  });
});

describe("other firms", () => {
  it("knows a firm by its name with what it is said to be, and a kind of firm", async () => {
    expect(
      await present("Margins", "Hexo, a wallet listed abroad, has 2 million users.", "Railo passed two million users."),
    ).toEqual([]);
    expect(await present("Margins", "A cloud company that owns its machines keeps a gross margin of 55%.")).toEqual([]);
  });

  it("gives an amount no margin because its heading speaks of margins", async () => {
    expect(await present("Software margins", "A special edition at about $2,400 can follow.")).toEqual([]);
  });

  it("reads «marché» in a heading, accent and all", async () => {
    expect(await present("Analyse du marché", "- Taux de croissance annuel : 12 %")).toEqual([]);
  });
});

it("takes a runway on the page of the ask for today's where cash and burn stand there too, right or wrong", () => {
  const runway = (...lines: string[]) =>
    factSheet({ deckExtracts: `Slide 9\nThe round\n${lines.join("\n")}` })
      .facts.filter(({ topic }) => topic === "runway")
      .map(({ nature }) => nature);
  expect(runway("Round size: £4M", "Runway: 18 months")).toEqual(["target"]);
  const today = ["Cash: £1,235,000", "Monthly burn: £95,000"];
  expect(runway(...today, "Runway: 13 months")).toEqual(["actual"]);
  expect(runway(...today, "Runway: 25 months")).toEqual(["actual"]);
  expect(runway(...today, "Round size: £1.14M", "Runway: 25 months")).toEqual(["target"]);
});
