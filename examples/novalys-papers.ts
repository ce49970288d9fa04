import { makeDocx } from "../src/testing/make-docx.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";
import { withFixedDates } from "./archive.ts";

/**
 * What an investor is sent after the deck: a cap table, a term sheet and a list of the 84 customers. They bear out the
 * model's MRR of 42 250 € and the NRR of 112 %; three of the customers are pilots or pay once, and the anti-dilution is
 * a full ratchet.
 */
export const novalysPapers = (): Record<string, Uint8Array> => ({
  "documents/table-de-capitalisation.xlsx": withFixedDates(capTable()),
  "documents/term-sheet.docx": withFixedDates(termSheet()),
  "documents/liste-des-clients.xlsx": withFixedDates(customers()),
});

function capTable(): Uint8Array {
  const holders: [string, string, number][] = [
    ["Claire Morel", "Ordinaires", 420_000],
    ["Idris Benali", "Ordinaires", 360_000],
    ["Tournesol Angels", "Ordinaires", 120_000],
    ["BSPCE attribués", "BSPCE", 60_000],
    ["BSPCE non attribués", "BSPCE", 40_000],
  ];
  const last = holders.length + 1;
  return makeXlsx([
    {
      name: "Table de capitalisation",
      rows: [
        ["Actionnaire", "Catégorie", "Nombre d'actions", "% pleinement dilué"],
        ...holders.map(([name, kind, shares], at) => [
          name,
          kind,
          { v: shares, z: "#,##0" },
          { v: shares / 1_000_000, f: `C${at + 2}/C$${last + 1}`, z: "0.00%" },
        ]),
        ["Total", "", { v: 1_000_000, f: `SUM(C2:C${last})`, z: "#,##0" }, { v: 1, f: `SUM(D2:D${last})`, z: "0.00%" }],
      ],
    },
  ]);
}

const termSheet = () =>
  makeDocx([
    { heading: "Term sheet – Novalys", level: 1 },
    "Valorisation pre-money : 8 M€",
    "Montant du tour : 1,5 M€",
    "Prix par action : 8,00 €",
    "Préférence de liquidation : 1x non participante",
    "Anti-dilution : full ratchet pendant 24 mois",
    "Droit de pro rata : oui, aux tours suivants",
    "Conseil : un siège d'observateur pour les investisseurs",
    "Vesting des fondateurs : 4 ans, dont 1 an de cliff",
    "Closing : 31/03/2025",
  ]);

const BEFORE = 52;
const LEFT = 7;
const NEW = 39;
/** What the customers of December 2023 paid then, and what those who stayed pay a year later: 112 %. */
const MRR_2023 = 22_000;
const KEPT_2024 = 24_640;
const NEW_2024 = 17_610;

const KINDS = ["Ateliers", "Fonderie", "Mécanique", "Usinage", "Chaudronnerie", "Emboutissage", "Plasturgie"];
const NAMES = [
  "Brossard",
  "Caradec",
  "Delmas",
  "Estève",
  "Fauchet",
  "Garrigue",
  "Hamon",
  "Ivanès",
  "Jourdan",
  "Kerbrat",
  "Lacaze",
  "Marchetti",
];
const nameOf = (at: number) => `${KINDS[at % KINDS.length]} ${NAMES[at % NAMES.length]}`;

/** So many whole amounts around their mean that come to the sum. */
function spread(count: number, sum: number): number[] {
  const weights = Array.from({ length: count }, (_, at) => (at % 13 === 5 ? 24 - at / 5 : 6 + ((at * 7) % 9)));
  const all = weights.reduce((total, one) => total + one, 0);
  const amounts = weights.map((weight) => Math.round((weight * sum) / all / 5) * 5);
  const rest = sum - amounts.reduce((total, one) => total + one, 0);
  return amounts.map((amount, at) => (at === 0 ? amount + rest : amount));
}

function customers(): Uint8Array {
  const before = spread(BEFORE, MRR_2023);
  const kept = spread(BEFORE - LEFT, KEPT_2024);
  const fresh = spread(NEW, NEW_2024);
  const status = (at: number) =>
    at === 3 || at === 17 ? "pilote" : at === 28 ? "prestation ponctuelle" : "abonnement annuel";
  const rows = [
    ...before.map((paid, at) => [nameOf(at), "abonnement annuel", paid, kept[at] ?? 0]),
    ...fresh.map((pays, at) => [nameOf(BEFORE + at), status(at), 0, pays]),
  ].map(([name, kind, from, to], at) => [
    name as string,
    at >= BEFORE - LEFT && at < BEFORE ? "résilié" : (kind as string),
    { v: from as number, z: '#,##0 "€"' },
    { v: to as number, z: '#,##0 "€"' },
  ]);
  const last = rows.length + 1;
  return makeXlsx([
    {
      name: "Clients",
      rows: [
        ["Client", "Statut", "MRR déc. 2023", "MRR déc. 2024"],
        ...rows,
        [
          "Total",
          "",
          { v: MRR_2023, f: `SUM(C2:C${last})`, z: '#,##0 "€"' },
          { v: KEPT_2024 + NEW_2024, f: `SUM(D2:D${last})`, z: '#,##0 "€"' },
        ],
      ],
    },
  ]);
}
