import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Open the desk",
  body: "Quality control for investment analyses: every claim checked against the documents.",
  token: "Access token",
  where: "It is printed once by the first “tribunal serve”, with a link that opens this page directly.",
  go: "Enter",
  opening: "Opening…",
  void: "This link was used before or is no longer valid. Paste your access token.",
};

/** The door. */
export const SIGN_IN: Catalogue<typeof en> = {
  fr: {
    title: "Ouvrir le bureau",
    body: "Contrôle qualité des analyses d’investissement : chaque affirmation vérifiée dans les documents.",
    token: "Jeton d’accès",
    where: "Il s’affiche une seule fois au premier « tribunal serve », avec un lien qui ouvre cette page directement.",
    go: "Entrer",
    opening: "Ouverture…",
    void: "Ce lien a déjà servi ou n’est plus valable. Collez votre jeton d’accès.",
  },
  en,
  pt: {
    title: "Abrir a mesa",
    body: "Controle de qualidade das análises de investimento: cada afirmação conferida nos documentos.",
    token: "Token de acesso",
    where: "Aparece uma única vez no primeiro “tribunal serve”, com um link que abre esta página diretamente.",
    go: "Entrar",
    opening: "Abrindo…",
    void: "Este link já foi usado ou não é mais válido. Cole o seu token de acesso.",
  },
};
