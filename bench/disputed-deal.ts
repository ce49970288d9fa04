import type { ScoredFinding } from "../src/domain/finding.ts";
import type { DealSources } from "../src/dossier/build-context.ts";
import { topicById } from "../src/quantities/topics/catalogue.ts";
import { makeFinding } from "../src/testing/findings.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { seeded } from "../src/testing/random.ts";

/** Figures an analyst looks for, with a plausible value as decks print it. */
const FIGURES: [id: string, print: string, value: number, unit: string][] = [
  ["arr", "1 260 K€", 1_260_000, "EUR"],
  ["revenue", "1 410 K€", 1_410_000, "EUR"],
  ["gross_margin", "71 %", 71, "%"],
  ["churn", "1,9 %", 1.9, "%"],
  ["nrr", "112 %", 112, "%"],
  ["cac", "4 200 €", 4_200, "EUR"],
  ["ltv", "18 900 €", 18_900, "EUR"],
  ["burn_rate", "95 K€", 95_000, "EUR"],
  ["runway", "14 mois", 14, "months"],
  ["cash", "1 330 K€", 1_330_000, "EUR"],
  ["debt", "400 K€", 400_000, "EUR"],
  ["customers", "86", 86, "clients"],
  ["headcount", "23", 23, ""],
  ["engineers", "11", 11, ""],
  ["tam", "3,1 Md€", 3_100_000_000, "EUR"],
  ["sam", "640 M€", 640_000_000, "EUR"],
  ["market_growth", "17 %", 17, "%"],
  ["market_share", "2 %", 2, "%"],
  ["competitor_count", "9", 9, ""],
  ["win_rate", "24 %", 24, "%"],
  ["sales_cycle", "5 mois", 5, "months"],
  ["pipeline", "2 700 K€", 2_700_000, "EUR"],
  ["nps", "48", 48, ""],
  ["pilots", "7", 7, ""],
  ["customer_concentration", "28 %", 28, "%"],
  ["arpa", "14 650 €", 14_650, "EUR"],
  ["payroll", "1 120 K€", 1_120_000, "EUR"],
  ["rd_spend", "520 K€", 520_000, "EUR"],
  ["grants", "180 K€", 180_000, "EUR"],
  ["mau", "3 400", 3_400, ""],
  ["employee_turnover", "11 %", 11, "%"],
  ["planned_hires", "8", 8, ""],
  ["founder_salary", "54 000 €", 54_000, "EUR"],
  ["cac_payback", "16 mois", 16, "months"],
];

/** Judgements, each with what the deck has to say for and against. */
const JUDGEMENTS: [id: string, good: string, bad: string][] = [
  [
    "team_quality",
    "Deux fondateurs associés depuis 12 ans, ex-Siemens et ex-Dassault",
    "Le poste de CTO est vacant depuis mars 2024",
  ],
  [
    "competitive_advantage",
    "Deux brevets délivrés et un jeu de données exclusif de 40 usines",
    "Les trois concurrents proposent déjà la même intégration ERP",
  ],
  [
    "gtm_strategy",
    "Réseau de 14 intégrateurs signés, 60 % des ventes en indirect",
    "Un seul commercial senior pour trois pays",
  ],
  [
    "business_model",
    "Abonnement annuel payé d'avance, marge brute en hausse",
    "Un tiers du revenu vient encore du service",
  ],
  [
    "market_attractiveness",
    "Marché porté par l'obligation de reporting de 2026",
    "Les budgets des industriels reculent depuis deux trimestres",
  ],
  [
    "barriers_to_entry",
    "Certification de 18 mois exigée par les donneurs d'ordre",
    "Aucun coût de changement pour les clients actuels",
  ],
  ["traction", "32 nouveaux clients signés sur l'exercice", "Quatre des dix premiers clients n'ont pas renouvelé"],
  [
    "founder_commitment",
    "Les fondateurs ont investi 250 K€ et travaillent à plein temps",
    "Un fondateur garde un mandat dans une autre société",
  ],
  [
    "competition_intensity",
    "Aucun acteur européen sur le segment des ateliers",
    "Deux levées de plus de 30 M€ chez les concurrents en un an",
  ],
  ["team_completeness", "Comité de direction complet hors technique", "Pas de directeur financier avant 2026"],
];

/** Things that are there or not, with the sentence that says so. */
const THINGS: [id: string, says: string | null, value: string][] = [
  ["patents", "Brevet délivré EP 3 456 789", "exists"],
  ["technical_cofounder", "Nous n'avons pas de cofondateur technique", "absent"],
  ["partnerships", "Partenariat signé avec un intégrateur européen", "exists"],
  ["litigation", null, "absent"],
  ["key_person_risk", null, "exists"],
  ["shareholder_agreement", "Pacte d'actionnaires signé en 2023", "exists"],
];

/**
 * A deal in which two analysts disagree on so many topics. The deck covers two figures in three; analysts cite it three
 * times in five; the other one guesses. Nothing is chosen by how the engine fares on it: the seed alone decides.
 */
export function disputedDeal(count: number, seed = 7): { sources: DealSources; findings: ScoredFinding[] } {
  const random = seeded(seed);
  const pages: string[][] = [["Planification d'atelier pour l'industrie", "Dossier d'investissement"]];
  const findings: ScoredFinding[] = [];
  const confidence = () => random.integer(42, 95);
  const name = (id: string) => topicById(id)?.name.fr ?? id;
  const quote = (page: number, content: string) => ({
    type: "quote" as const,
    source: `Deck page ${page}`,
    content,
    confidence: 90,
  });
  const guess = { type: "inference" as const, source: "estimation", content: "sociétés comparables", confidence: 50 };

  for (const [id, print, value, unit] of FIGURES) {
    const covered = random.next() < 2 / 3;
    const line = `${name(id)} : ${print}`;
    if (covered) pages.push([`Indicateurs ${pages.length}`, line]);
    const cites = covered && random.next() < 0.6;
    const other = Number(
      (value * (random.next() < 0.5 ? 1.5 + random.next() * 2 : 0.3 + random.next() * 0.3)).toPrecision(3),
    );
    const more = { unit: unit === "" ? null : unit, category: topicById(id)?.category ?? "financial" };
    findings.push(
      makeFinding("auditeur", name(id), value, confidence(), {
        ...more,
        evidence: cites ? [quote(pages.length, line)] : [guess],
      }),
      makeFinding("marché", name(id), other, confidence(), { ...more, evidence: [guess] }),
    );
  }
  for (const [id, good, bad] of JUDGEMENTS) {
    pages.push([name(id), good, bad]);
    const category = topicById(id)?.category ?? "market";
    const judged = (agent: string, assessment: string, passage: string) =>
      makeFinding(agent, name(id), null, confidence(), {
        category,
        assessment,
        evidence: random.next() < 0.6 ? [quote(pages.length, passage)] : [guess],
      });
    findings.push(
      judged("auditeur", "exceptional", good),
      judged("marché", random.pick(["poor", "below_average"]), bad),
    );
  }
  for (const [id, says, value] of THINGS) {
    if (says !== null) pages.push(["Juridique", says]);
    const other = value === "exists" ? "absent" : "exists";
    const category = topicById(id)?.category ?? "legal";
    findings.push(
      makeFinding("auditeur", name(id), value, confidence(), {
        category,
        evidence: says === null ? [guess] : [quote(pages.length, says)],
      }),
      makeFinding("marché", name(id), other, confidence(), { category, evidence: [guess] }),
    );
  }
  return { sources: { deck: makePdf(pages, { numbered: true }) }, findings: findings.slice(0, count * 2) };
}
