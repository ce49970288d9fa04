import type { Catalogue } from "./catalogue.ts";

const en = {
  /** Of the tokens told before it; either may be missing. */
  ofWhich: (p: { cached: string | null; reasoning: string | null }) =>
    `Of these ${[
      p.cached === null ? null : `${p.cached} came from the provider's cache`,
      p.reasoning === null ? null : `${p.reasoning} were the model's own reasoning`,
    ]
      .filter(Boolean)
      .join(" and ")}.`,
};

/** Tokens by kind: what a cache served and what a model thought are told apart from the rest. */
export const TOKEN_KINDS: Catalogue<typeof en> = {
  en,
  fr: {
    ofWhich: (p) =>
      `Dont ${[
        p.cached === null ? null : `${p.cached} servis par le cache du fournisseur`,
        p.reasoning === null ? null : `${p.reasoning} de raisonnement propre au modèle`,
      ]
        .filter(Boolean)
        .join(" et ")}.`,
  },
  pt: {
    ofWhich: (p) =>
      `Dos quais ${[
        p.cached === null ? null : `${p.cached} vieram do cache do fornecedor`,
        p.reasoning === null ? null : `${p.reasoning} foram raciocínio do próprio modelo`,
      ]
        .filter(Boolean)
        .join(" e ")}.`,
  },
};
