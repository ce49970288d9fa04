import type { DebateVote } from "../domain/debate.ts";
import type { Catalogue } from "./catalogue.ts";

interface VoteWords {
  /** The row's name, in a case and among the measures. */
  name: string;
  /** Beside one debate. */
  row: (
    p: Pick<DebateVote, "answers" | "agrees" | "refused" | "cutShort"> & { most: number; tokens: string },
  ) => string;
  /** Over all debates of a review. */
  measured: (p: { agree: number; held: number }) => string;
  /** Over the row of the measures. */
  asMany: string;
  /** Tokens that a provider had in its cache, beside those of the target. */
  fromCache: string;
  health: {
    title: string;
    intro: string;
    head: { role: string; flips: string; agreement: string; struck: string; consistency: string };
    none: string;
    of: (part: number, whole: number) => string;
    setAside: string;
    reviews: (count: number) => string;
  };
}

/** The vote beside a debate, and how the models did. */
export const VOTE_WORDS: Catalogue<VoteWords> = {
  en: {
    name: "Vote",
    row: ({ answers, agrees, refused, cutShort, most, tokens }) =>
      answers === 0
        ? cutShort === "budget"
          ? "Not held: what is left of the budget is for the cases still open."
          : "Not held: the model did not answer."
        : `${answers === 1 ? "1 independent answer" : `${answers} independent answers`} for ${tokens} tokens, ${most} of them the same${refused === 0 ? "" : `, ${refused} without a verdict that could stand`}: ${agrees ? "they come to what the hearing came to" : "they do not come to what the hearing came to"}. The vote decides nothing.`,
    measured: ({ agree, held }) => `${agree} of ${held}`,
    asMany: "debates end as a vote for the same tokens",
    fromCache: "Tokens per contradiction from a provider’s cache, beside those above",
    health: {
      title: "How the models did",
      intro:
        "Counted over the reviews that are kept. An arbitrator whose verdict depends too often on who is heard first is not asked any more.",
      head: {
        role: "Model and role",
        flips: "Verdict changed with the order",
        agreement: "Borne out by the evidence",
        struck: "False citations",
        consistency: "Answers alike",
      },
      none: "–",
      of: (part, whole) => `${part} of ${whole}`,
      setAside: "set aside",
      reviews: (count) => (count === 1 ? "1 review" : `${count} reviews`),
    },
  },
  fr: {
    name: "Vote",
    row: ({ answers, agrees, refused, cutShort, most, tokens }) =>
      answers === 0
        ? cutShort === "budget"
          ? "Non tenu : ce qui reste du budget est pour les cas encore ouverts."
          : "Non tenu : le modèle n’a pas répondu."
        : `${answers === 1 ? "1 réponse indépendante" : `${answers} réponses indépendantes`} pour ${tokens} jetons, dont ${most} identiques${refused === 0 ? "" : `, ${refused} sans verdict recevable`} : ${agrees ? "elles arrivent au même résultat que l’audience" : "elles n’arrivent pas au résultat de l’audience"}. Le vote ne décide de rien.`,
    measured: ({ agree, held }) => `${agree} sur ${held}`,
    asMany: "débats finissent comme un vote pour autant de jetons",
    fromCache: "Jetons par contradiction tirés du cache d’un fournisseur, en plus de ceux ci-dessus",
    health: {
      title: "Ce que valent les modèles",
      intro:
        "Compté sur les revues conservées. Un arbitre dont le verdict dépend trop souvent de qui parle en premier n’est plus consulté.",
      head: {
        role: "Modèle et rôle",
        flips: "Verdict changé avec l’ordre",
        agreement: "Confirmé par les preuves",
        struck: "Citations fausses",
        consistency: "Réponses identiques",
      },
      none: "–",
      of: (part, whole) => `${part} sur ${whole}`,
      setAside: "écarté",
      reviews: (count) => (count < 2 ? `${count} revue` : `${count} revues`),
    },
  },
  pt: {
    name: "Voto",
    row: ({ answers, agrees, refused, cutShort, most, tokens }) =>
      answers === 0
        ? cutShort === "budget"
          ? "Não realizado: o que resta do orçamento é para os casos ainda abertos."
          : "Não realizado: o modelo não respondeu."
        : `${answers === 1 ? "1 resposta independente" : `${answers} respostas independentes`} por ${tokens} tokens, ${most} delas iguais${refused === 0 ? "" : `, ${refused} sem veredito que se sustente`}: ${agrees ? "chegam ao mesmo que a audiência" : "não chegam ao mesmo que a audiência"}. O voto não decide nada.`,
    measured: ({ agree, held }) => `${agree} de ${held}`,
    asMany: "debates terminam como um voto pelos mesmos tokens",
    fromCache: "Tokens por contradição vindos do cache de um provedor, além dos acima",
    health: {
      title: "Como se saíram os modelos",
      intro:
        "Contado sobre as revisões guardadas. Um árbitro cujo veredito depende vezes demais de quem fala primeiro não é mais consultado.",
      head: {
        role: "Modelo e papel",
        flips: "Veredito mudou com a ordem",
        agreement: "Confirmado pelas provas",
        struck: "Citações falsas",
        consistency: "Respostas iguais",
      },
      none: "–",
      of: (part, whole) => `${part} de ${whole}`,
      setAside: "afastado",
      reviews: (count) => (count === 1 ? "1 revisão" : `${count} revisões`),
    },
  },
};
