import { writePdf } from "../src/dossier/pdf/write.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";
import { withFixedDates } from "./archive.ts";
import { json } from "./findings.ts";
import { drawSlides } from "./slides.ts";
import { thermoArcPapers } from "./thermo-arc-papers.ts";

/**
 * Thermo Arc, a fictitious English maker of electric steam boilers: a deck, a model and the
 * papers of the round, no analysts. The two agree on
 * most figures; the deck's gross margin and headcount are not the model's.
 */
export function thermoArc(): Record<string, Uint8Array | string> {
  return {
    "deal.json": json({ name: "Thermo Arc", sector: "hardware", stage: "seed", locale: "en" }),
    "deck.pdf": deck(),
    "model.xlsx": withFixedDates(model()),
    ...thermoArcPapers(),
  };
}

function deck(): Uint8Array {
  return writePdf(
    drawSlides(
      [
        { title: "Thermo Arc", lines: ["Electric steam for factories that cannot stop", "Seed round, March 2025"] },
        {
          title: "The problem",
          lines: [
            "Industrial steam still burns gas in nine plants out of ten.",
            "Replacing a boiler stops production for 6 weeks.",
            "Carbon costs add £90,000 a year to a mid-sized site.",
          ],
        },
        {
          title: "The product",
          lines: [
            "A modular electric boiler that slides into the existing housing.",
            "Installed over a weekend, 98% efficient.",
            "3 patents granted in the UK and the EU.",
          ],
        },
        {
          title: "Market",
          cards: [
            ["£6.1B", "TAM, Europe"],
            ["£740M", "SAM, UK and Ireland"],
            ["14%", "Annual market growth"],
          ],
          footnote: "Source: industrial heat survey, 2024",
        },
        {
          title: "Traction",
          table: [
            ["", "2023", "2024"],
            ["Units sold", "19", "46"],
            ["Revenue", "£703K", "£1,771K"],
            ["Order backlog", "£0.8M", "£2.9M"],
          ],
        },
        {
          title: "Unit economics",
          cards: [
            ["£38,500", "Average selling price"],
            ["£24,640", "Unit cost"],
            ["41%", "Gross margin"],
          ],
          footnote: "2024, standard 2 MW module",
        },
        {
          title: "Quality in the field",
          lines: ["65 units in service.", "Warranty return rate of 2.1% since launch.", "Lead time: 14 weeks."],
        },
        {
          title: "Competition",
          table: [
            ["", "Thermo Arc", "Voltherm", "Gas retrofit"],
            ["Downtime to install", "2 days", "6 weeks", "5 weeks"],
            ["Efficiency", "98%", "95%", "82%"],
            ["Uses existing housing", "yes", "no", "yes"],
          ],
        },
        {
          title: "Team",
          lines: [
            "31 employees in Sheffield and Bristol.",
            "Priya Nair, CEO: 12 years in process heat.",
            "Owen Clarke, CTO: led power electronics at a rail supplier.",
          ],
        },
        {
          title: "The round",
          lines: ["Pre-money valuation: £14M", "Cash at the end of 2024: £1,235,000, monthly burn £95,000"],
          cards: [
            ["£4M", "Round size"],
            ["13 months", "Runway"],
          ],
        },
      ],
      "Thermo Arc",
    ),
  );
}

const POUNDS = '"£"#,##0';
const years = ["", "2023 actual", "2024 actual", "2025 budget", "2026 budget"];
const columns = ["B", "C", "D", "E"];

function model(): Uint8Array {
  const row = (label: string, values: number[], format = POUNDS) => [label, ...values.map((v) => ({ v, z: format }))];
  const computed = (label: string, formula: (column: string) => string, values: number[], format = POUNDS) => [
    label,
    ...values.map((v, i) => ({ v, f: formula(columns[i] as string), z: format })),
  ];
  const units = [19, 46, 110, 240];
  const price = [37_000, 38_500, 39_000, 39_500];
  const cost = [26_200, 24_640, 22_800, 20_900];
  const revenue = units.map((count, i) => count * (price[i] as number));
  const cogs = units.map((count, i) => count * (cost[i] as number));
  return makeXlsx([
    {
      name: "Sales",
      rows: [
        ["Thermo Arc - sales (GBP)"],
        [],
        years,
        [],
        row("Units sold", units, "0"),
        row("Average selling price", price),
        computed("Revenue", (c) => `${c}5*${c}6`, revenue),
        [],
        row("Order backlog", [800_000, 2_900_000, 5_200_000, 9_000_000]),
      ],
    },
    {
      name: "P&L",
      rows: [
        ["Thermo Arc - profit and loss (GBP)"],
        [],
        years,
        [],
        computed("Revenue", (c) => `Sales!${c}7`, revenue),
        row("Unit cost", cost),
        computed("Cost of goods sold", (c) => `Sales!${c}5*${c}6`, cogs),
        computed(
          "Gross profit",
          (c) => `${c}5-${c}7`,
          revenue.map((v, i) => v - (cogs[i] as number)),
        ),
        computed(
          "Gross margin",
          (c) => `${c}8/${c}5`,
          revenue.map((v, i) => (v - (cogs[i] as number)) / v),
          "0.0%",
        ),
        [],
        row("R&D", [420_000, 610_000, 780_000, 900_000]),
        row("Sales & marketing", [150_000, 260_000, 430_000, 690_000]),
        row("General & administrative", [210_000, 300_000, 390_000, 480_000]),
      ],
    },
    {
      name: "Cash and people",
      rows: [
        ["Thermo Arc - cash (GBP) and people"],
        [],
        ["", "2023 actual", "2024 actual"],
        [],
        row("Cash at year end", [2_310_000, 1_235_000]),
        row("Monthly burn", [71_000, 95_000]),
        row("Headcount", [18, 27], "0"),
      ],
    },
  ]);
}
