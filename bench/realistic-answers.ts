import type { CompletionRequest } from "../src/model/port.ts";

interface Shown {
  A: { value: unknown };
  B: { value: unknown };
  ledger: [number, string, string, string, unknown?][];
  you?: "A" | "B";
  round?: number;
}

const shown = (request: CompletionRequest): Shown =>
  JSON.parse(/<case>(.*)<\/case>/s.exec(request.user)?.[1] ?? "{}") as Shown;

/** Fifteen words or so, as the prompts ask. */
const POINTS = [
  "Ce passage du deck donne la réalité constatée par l'équipe, et non une ambition à venir",
  "Il confirme l'ordre de grandeur avancé et contredit directement la lecture de l'autre analyste",
  "La partie adverse ne s'appuie que sur une extrapolation, sans aucun document de la société",
  "La chronologie des recrutements rend la lecture adverse difficile à tenir sans autre pièce au dossier",
  "Les références citées par les fondateurs sont précises, datées et vérifiables auprès de tiers",
  "Le silence des documents sur ce point pèse contre une appréciation aussi tranchée",
];
const WEAKNESSES = [
  "Aucune pièce indépendante ne confirme ce point à ce jour",
  "La période exacte couverte par le passage n'est pas précisée",
];

const PROPOSALS = ["chiffre d'affaires", "clients", "dilution", "marge brute"].map((about, nth) => ({
  about,
  kind: "sum",
  statements: [1, 2, 3].map((line) => ({ line: nth * 4 + line, words: "1 200 000 €" })),
  sum: "f2 * f3 / 12",
}));

/** What a good model would answer, at the length and with the number of points the prompts allow. */
export function realisticAnswer(request: CompletionRequest): object {
  const { A, B, ledger, you, round = 1 } = shown(request);
  // No case: it reads the documents against themselves, and most proposals of a good model are about figures.
  if (ledger === undefined) return { contradictions: PROPOSALS };
  const rows = ledger.map(([entry]) => entry);
  if (request.role === "debater") {
    const mine = you === "A" ? A : B;
    const start = (you === "A" ? 0 : 3) + (round - 1);
    // Each round brings another row as long as there is one, so that debates run their full length.
    const cited = [...new Set([rows[(round * 2 - (you === "A" ? 2 : 1)) % Math.max(1, rows.length)], rows[round - 1]])];
    return {
      claim:
        you === "A" ? "La première lecture est la seule étayée" : "La seconde lecture tient mieux compte des faits",
      value: mine.value,
      evidence: cited.flatMap((entry, i) =>
        entry === undefined ? [] : [{ entry, shows: POINTS[(start + i) % POINTS.length] }],
      ),
      sums: [],
      weaknesses: [WEAKNESSES[round % 2]],
      concede: false,
      confidence: 74,
    };
  }
  // Decides for the same side in either order: the one whose value sorts first.
  const side = String(A.value) < String(B.value) ? "A" : "B";
  return {
    decision: rows.length === 0 ? "UNRESOLVED" : side,
    value: rows.length === 0 ? null : (side === "A" ? A : B).value,
    reasons: rows.slice(0, 2).map((entry, i) => ({ entry, shows: POINTS[i] })),
    ...(request.role === "arbitrator" && {
      flaws: rows.slice(0, 1).map((entry) => ({ entry, flaw: POINTS[2] })),
      confidence: 70,
    }),
  };
}
