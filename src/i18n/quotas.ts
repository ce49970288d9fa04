import type { Catalogue } from "./catalogue.ts";
import { formatBytes, formatCount } from "./measures.ts";

/** Closed list: what a tenant may have no more of. */
export type QuotaCode = "quota_deals" | "quota_bytes" | "quota_reviews" | "quota_streams";

type Sentences = Record<QuotaCode, (facts: { limit?: number }) => string>;

/** Why a tenant is refused, and what to do. */
export const QUOTA_SENTENCES: Catalogue<Sentences> = {
  en: {
    quota_deals: ({ limit = 0 }) =>
      `You have as many deals as you may have (${formatCount(limit, "en")}). Ask whoever runs Tribunal for more room.`,
    quota_bytes: ({ limit = 0 }) =>
      `Your documents would take more room than you have (${formatBytes(limit, "en")}). Ask whoever runs Tribunal for more room.`,
    quota_reviews: ({ limit = 0 }) =>
      `As many of your reviews wait or run as may at once (${formatCount(limit, "en")}). Start this one when some of them have ended.`,
    quota_streams: ({ limit = 0 }) =>
      `As many of your windows follow reviews as may at once (${formatCount(limit, "en")}). Close some, or try again shortly.`,
  },
  fr: {
    quota_deals: ({ limit = 0 }) =>
      `Vous avez autant de dossiers que permis (${formatCount(limit, "fr")}). Demandez plus de place à qui administre Tribunal.`,
    quota_bytes: ({ limit = 0 }) =>
      `Vos documents prendraient plus de place que permis (${formatBytes(limit, "fr")}). Demandez plus de place à qui administre Tribunal.`,
    quota_reviews: ({ limit = 0 }) =>
      `Autant de vos revues attendent ou tournent que permis à la fois (${formatCount(limit, "fr")}). Lancez celle-ci quand d’autres seront terminées.`,
    quota_streams: ({ limit = 0 }) =>
      `Autant de vos fenêtres suivent des revues que permis à la fois (${formatCount(limit, "fr")}). Fermez-en, ou réessayez bientôt.`,
  },
  pt: {
    quota_deals: ({ limit = 0 }) =>
      `Tem tantos negócios quantos pode ter (${formatCount(limit, "pt")}). Peça mais espaço a quem administra o Tribunal.`,
    quota_bytes: ({ limit = 0 }) =>
      `Os seus documentos ocupariam mais espaço do que o permitido (${formatBytes(limit, "pt")}). Peça mais espaço a quem administra o Tribunal.`,
    quota_reviews: ({ limit = 0 }) =>
      `Estão em espera ou em curso tantas revisões suas quantas são permitidas ao mesmo tempo (${formatCount(limit, "pt")}). Inicie esta quando outras terminarem.`,
    quota_streams: ({ limit = 0 }) =>
      `Tem tantas janelas a seguir revisões quantas são permitidas ao mesmo tempo (${formatCount(limit, "pt")}). Feche algumas, ou tente daqui a pouco.`,
  },
};
