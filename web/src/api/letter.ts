import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LetterStage } from "../../../src/domain/follow-up.ts";
import type { Locale } from "../../../src/domain/locale.ts";
import type { Letter, QuestionEdit } from "../../../src/server/contract.ts";
import { bodyOf, server } from "./client.ts";

/** Which letter: null is as the deal itself speaks and stands. */
export interface LetterChoice {
  lang: Locale | null;
  stage: LetterStage | null;
}

const asked = ({ lang, stage }: LetterChoice) => ({ ...(lang && { lang }), ...(stage && { stage }) });

/** The questions for the founder of a deal, with the work on each. */
export const letterQuery = (dealId: string, choice: LetterChoice = { lang: null, stage: null }) =>
  queryOptions({
    queryKey: ["deal", dealId, "letter", choice],
    queryFn: () => bodyOf(server.deals[":id"].letter.$get({ param: { id: dealId }, query: asked(choice) })),
    placeholderData: keepPreviousData,
  });

/** What the latest review closed and changed. */
export const progressQuery = (dealId: string, lang: Locale) =>
  queryOptions({
    queryKey: ["deal", dealId, "progress", lang],
    queryFn: () => bodyOf(server.deals[":id"].progress.$get({ param: { id: dealId }, query: { lang } })),
  });

export const letterFileOf = (
  dealId: string,
  format: "docx" | "xlsx" | "txt",
  choice: LetterChoice,
  from: string,
): string =>
  `/api/deals/${encodeURIComponent(dealId)}/letter/export/${format}?${new URLSearchParams({ ...asked(choice), from })}`;

/** Keeps a change of one question; the page shows it at once. */
export function useEditQuestion(dealId: string, lang: Locale) {
  const queries = useQueryClient();
  const key = ["deal", dealId, "letter"];
  return useMutation({
    mutationFn: ({ id, edit }: { id: string; edit: QuestionEdit }) =>
      bodyOf(
        server.deals[":id"].questions[":question"].$put({
          param: { id: dealId, question: encodeURIComponent(id) },
          query: { lang },
          json: edit,
        }),
      ),
    onMutate: ({ id, edit }) => {
      const { kept, place } = edit;
      queries.setQueriesData<Letter>({ queryKey: key }, (letter) =>
        letter === undefined
          ? letter
          : {
              ...letter,
              questions: letter.questions.map((one) =>
                one.id === id
                  ? { ...one, ...(kept !== undefined && { kept }), ...(place !== undefined && { place }) }
                  : one,
              ),
            },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Puts on record what was sent. */
export function useMarkSent(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (letter: { by: string; questions: Pick<Letter["questions"][number], "id" | "group" | "text">[] }) =>
      bodyOf(server.deals[":id"].letter.sent.$post({ param: { id: dealId }, json: letter })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "letter"] }),
  });
}
