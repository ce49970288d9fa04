import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";
import { present, told } from "./testing/told.ts";

const read = (...pieces: Piece[]) => readDossier(deck(page(1, pieces))).all;
const onPage = (...pieces: Piece[]) =>
  read(...pieces)
    .filter(({ topic, sureness }) => topic !== null && sureness >= 0.7)
    .map(({ topic, quantity, period, nature }) =>
      [topic, quantity.value, period, nature].filter((part) => part !== undefined).join(" "),
    );
const table = (title: string, ...rows: string[][]): Piece[] => [
  [title, 40, 20, 30],
  ...rows.flatMap((cells, line) => cells.map((text, at): Piece => [text, 40 + at * 240, 90 + line * 28, 12])),
];

describe("the lines of a table", () => {
  it("are months where these are counted in spans", () => {
    const plan = table("Plan", ["Mois", "Clients"], ["1-3", "10"], ["4-6", "30"]);
    expect(onPage(...plan)).toEqual(["customers 10 M1 projection", "customers 30 M4 projection"]);
  });

  it("are not told surely of any stage where columns are stages", () => {
    const stages = table("Economics", ["Metric", "PILOT", "SCALE"], ["Monthly burn", "$20K", "$80K"]);
    expect(onPage(...stages)).toEqual([]);
  });

  it("keep their name under a head of two columns set close", () => {
    const close: Piece[] = [
      ["Investimento", 40, 20, 30],
      ["Item", 40, 90, 12],
      ["Valor", 400, 90, 12],
      ["Equipamentos", 40, 104, 12],
      ["R$ 120.000", 400, 104, 12],
      ["Capital de giro", 40, 118, 12],
      ["R$ 70.000", 400, 118, 12],
      ["Marketing", 40, 132, 12],
      ["R$ 60.000", 400, 132, 12],
      ["Total estimado", 40, 146, 12],
      ["R$ 250.000", 400, 146, 12],
    ];
    expect(onPage(...close)).toEqual([
      "use_of_funds 120000 target",
      "use_of_funds 70000 target",
      "use_of_funds 60000 target",
      "round_size 250000 target",
    ]);
  });

  it("have a name that begins with the time it is measured over", () => {
    const rows = table("Results to date", ["12-month gross margin", "83%"], ["Churn", "2%"]);
    expect(onPage(...rows)).toContain("gross_margin 83 actual");
    expect(onPage(["Round", 40, 20, 30], ["18-month runway", 40, 90, 14])).toContain("runway 18 target");
  });

  it("are named by their own line where a value says more, its sign set apart", () => {
    const list: Piece[] = [
      ["Results to date", 40, 20, 30],
      ["Churn", 40, 90, 14],
      ["2 %", 700, 90, 14],
      ["NRR", 40, 110, 14],
      ["115 % (upsell > churn)", 700, 110, 14],
    ];
    expect(onPage(...list)).toEqual(["churn 2 actual", "nrr 115 actual"]);
  });

  it("stand under a heading that has a figure in its brackets", () => {
    const compared = table(
      "Competition",
      ["Name", "Rails", "Transfer fee (£100 sent)"],
      ["Wise", "Bank", "£2.85"],
      ["Remitly", "Cash", "£3.99"],
    );
    expect(read(...compared).map(({ label }) => label)).toEqual(expect.arrayContaining(["Wise", "Remitly"]));
  });
});

describe("the uses of a round", () => {
  it("may be called growth", async () => {
    const ask = "# A\n\n## The ask\n\nRaising $500K\n\n- Product 50%\n- Growth 30%\n- Operations 20%\n";
    expect((await told(ask)).filter((fact) => fact.startsWith("use_of_funds"))).toHaveLength(3);
  });

  it("hold the working capital, also where not all of them are told", async () => {
    const ask = "# A\n\n## Investimento\n\n- Investimento total: R$ 450.000\n- Capital de giro: R$ 120.000\n";
    expect(await present(ask)).toEqual([]);
    expect(await told(ask)).toContain("use_of_funds 120000 company target");
  });
});

describe("what words say", () => {
  const traction = (...lines: string[]) =>
    present(`# A\n\n## Traction to date\n\n${lines.map((l) => `- ${l}\n`).join("")}`);
  it("of one sale, of each place and of what came in", async () => {
    expect(await traction("Average ceremony fee: $1,673")).toEqual(["average_order_value 1673 company actual"]);
    expect(await traction("Monthly revenue / location: £1K")).toEqual(["arpa 1000 company actual"]);
    expect(await traction("$18,400 collected")).toEqual(["revenue 18400 company actual"]);
    expect(await traction("Blended ARPU: $3–$5/month")).toEqual(["arpa 4 company actual"]);
  });

  it("of a share per transaction", async () => {
    const model = "# A\n\n## Modelo de negócio\n\n- 2 % – 4 % por transação\n";
    expect(await present(model)).toEqual(["take_rate 3 company actual"]);
  });

  it("of the company's finances is no problem of its customers'", async () => {
    const page = "# A\n\n## Situation financière\n\n- Trésorerie : 420 000 €\n- Burn mensuel : 35 000 €\n";
    expect(await present(page)).toEqual(["cash 420000 company actual", "burn_rate 35000 company actual"]);
  });

  it("that assume are a plan's, whatever year stands over them", async () => {
    const page = "# Acme pitch deck – March 2026\n\n## Results 2025\n\nAssumes 3% paid conversion.\n";
    expect(await present(page)).toEqual([]);
  });

  it("of a year of the plan are no price, nor is what stands in brackets", async () => {
    const model = "# A\n\n## Business model\n\n| Stream | Year 1 |\n|---|---|\n| Bulk (custom pricing) | $120K |\n";
    expect((await told(model)).filter((fact) => fact.startsWith("price"))).toEqual([]);
    const card = "# A\n\n## Modelo de negócio\n\n| Item | Valor |\n|---|---|\n| Projeção Ano 1 | R$ 400–600 K |\n";
    expect((await told(card)).filter((fact) => fact.startsWith("price"))).toEqual([]);
  });
});

describe("whose and of when a line is", () => {
  it("tells how the company earns, also on a page about its market", async () => {
    const market = "# A\n\n## Market opportunity\n\n- **Revenue**: 15% platform fee per booking\n";
    expect(await present(market)).toEqual(["take_rate 15 company actual"]);
  });

  it("asks for this round, whatever it is called", async () => {
    const page = "# A\n\n## Milestones\n\nLooking for $2M in Series A funding for 20% equity stake.\n";
    expect(await told(page)).toContain("round_size 2000000 company target");
    const later = "# A\n\n## Milestones\n\n- Series A of $2M\n";
    expect((await told(later)).filter((fact) => fact.startsWith("round_size"))).toEqual([]);
  });

  it("counts those of a public register as the market", async () => {
    const page = "# A\n\n## Market size\n\n- Target market: 100,000+ registered pharmacies\n";
    expect(await told(page)).toEqual(["market_size_other 100000 market market"]);
  });

  it("sums up what is invested, with the year it is of", async () => {
    const rows =
      "| Platform | $2.5M |\n| Operations | $1.2M |\n| Marketing | $800K |\n| Total Year 1 investment | $4.5M |\n";
    const page = `# A\n\n## Investment requirement\n\n| Item | Amount |\n|---|---|\n${rows}`;
    expect((await told(page)).map((fact) => fact.split(" ").slice(0, 2).join(" "))).toEqual([
      "use_of_funds 2500000",
      "use_of_funds 1200000",
      "use_of_funds 800000",
      "round_size 4500000",
    ]);
  });
});
