import type { Catalogue } from "../catalogue.ts";

interface Faults {
  fault: string;
  count: number;
  places: string;
}

const en = {
  input: "financial model with its formulas",
  ask: "Please send the financial model as a workbook with its formulas.",
  /** Between a sheet's name and what is found on it. */
  within: ": ",
  faults: ({ fault, count, places }: Faults) => `${fault} (${count}): ${places}.`,
  clean:
    "The formulas of the model were read and recalculated: nothing in them breaks its row, its column or its sums.",
  question: ({ places }: { places: string }) =>
    `Please correct or explain in the model: ${places}. A corrected workbook settles it.`,
  impact: "Every figure of the plan that is calculated from these cells may be wrong.",
};

/** What the audit of the workbook says as a check. */
export const WORKBOOK_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    input: "modèle financier avec ses formules",
    ask: "Merci d'envoyer le modèle financier en classeur, avec ses formules.",
    within: " : ",
    faults: ({ fault, count, places }) => `${fault} (${count}) : ${places}.`,
    clean: "Les formules du modèle ont été lues et recalculées : rien n'y rompt sa ligne, sa colonne ou ses sommes.",
    question: ({ places }) =>
      `Merci de corriger ou d'expliquer dans le modèle : ${places}. Un classeur corrigé suffit.`,
    impact: "Chaque chiffre du plan calculé à partir de ces cellules peut être faux.",
  },
  pt: {
    input: "modelo financeiro com as fórmulas",
    ask: "Favor enviar o modelo financeiro em planilha, com as fórmulas.",
    within: ": ",
    faults: ({ fault, count, places }) => `${fault} (${count}): ${places}.`,
    clean: "As fórmulas do modelo foram lidas e recalculadas: nada nelas quebra a sua linha, coluna ou soma.",
    question: ({ places }) => `Favor corrigir ou explicar no modelo: ${places}. Uma planilha corrigida resolve.`,
    impact: "Todo número do plano calculado a partir destas células pode estar errado.",
  },
};
