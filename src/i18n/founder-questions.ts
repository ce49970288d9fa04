import type { Catalogue } from "./catalogue.ts";

/** Over the questions that wait behind the first ones. */
export const MORE_QUESTIONS: Catalogue<(count: number) => string> = {
  en: (count) => (count === 1 ? "1 further question" : `${count} further questions`),
  fr: (count) => (count === 1 ? "1 autre question" : `${count} autres questions`),
  pt: (count) => (count === 1 ? "mais 1 pergunta" : `mais ${count} perguntas`),
};
