import type { Catalogue } from "./catalogue.ts";

const en = {
  /** One company document states a figure a decision rests on, and nothing else does. */
  declared: (p: { value: string; reference: string }) =>
    `${p.value} stands in one place only (${p.reference}): ask for a document of somebody else's that shows it, such as a bank statement or an invoice.`,
  /** The same of the round or its price: nobody outside can show it. */
  declaredTerm: (p: { value: string; reference: string }) =>
    `${p.value} stands in one place only (${p.reference}): ask for the term sheet, and who else has agreed to it.`,
  /** Text that gives orders to whoever reads by machine. */
  steering: "A document tries to steer its own analysis",
  missing: (p: { need: string }) => `Nothing in the documents: ${p.need}`,
  partly: (p: { need: string }) => `Only a plan or a part in the documents: ${p.need}`,
  unsure: (p: { need: string }) => `Read without certainty: ${p.need}`,
};

/** The few things to check first. */
export const CHECK_FIRST_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    declared: (p) =>
      `${p.value} ne figure qu’à un endroit (${p.reference})\u00a0: demandez une pièce d’un tiers qui le montre, par exemple un relevé bancaire ou une facture.`,
    declaredTerm: (p) =>
      `${p.value} ne figure qu’à un endroit (${p.reference})\u00a0: demandez la lettre d’intention (term sheet), et qui d’autre l’a acceptée.`,
    steering: "Un document tente d’orienter sa propre analyse",
    missing: (p) => `Rien dans les documents\u00a0: ${p.need}`,
    partly: (p) => `Seulement une prévision ou une partie dans les documents\u00a0: ${p.need}`,
    unsure: (p) => `Lu sans certitude\u00a0: ${p.need}`,
  },
  pt: {
    declared: (p) =>
      `${p.value} está num só lugar (${p.reference}): peça um documento de um terceiro que o mostre, por exemplo um extrato bancário ou uma fatura.`,
    declaredTerm: (p) => `${p.value} está num só lugar (${p.reference}): peça o term sheet, e quem mais o aceitou.`,
    steering: "Um documento tenta orientar a própria análise",
    missing: (p) => `Nada nos documentos: ${p.need}`,
    partly: (p) => `Só uma projeção ou uma parte nos documentos: ${p.need}`,
    unsure: (p) => `Lido sem certeza: ${p.need}`,
  },
};
