import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Address } from "../../../src/domain/address.ts";
import type { ConclusionKind } from "../../../src/domain/follow-up.ts";
import type { Locale } from "../../../src/domain/locale.ts";
import type { ChecklistEdit, CommentLine } from "../../../src/server/contract.ts";
import { bodyOf, server } from "./client.ts";

/** The things to verify, in the reader's language. */
export const checklistQuery = (dealId: string, lang: Locale) =>
  queryOptions({
    queryKey: ["deal", dealId, "checklist", lang],
    queryFn: async () =>
      (await bodyOf(server.deals[":id"].checklist.$get({ param: { id: dealId }, query: { lang } }))).items,
  });

export function useEditCheck(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ item, edit }: { item: string; edit: ChecklistEdit }) =>
      bodyOf(
        server.deals[":id"].checklist[":item"].$put({
          param: { id: dealId, item: encodeURIComponent(item) },
          json: edit,
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "checklist"] }),
  });
}

/** What was decided about the deal, newest first. */
export const conclusionsQuery = (dealId: string) =>
  queryOptions({
    queryKey: ["deal", dealId, "conclusions"],
    queryFn: async () => (await bodyOf(server.deals[":id"].conclusions.$get({ param: { id: dealId } }))).conclusions,
  });

export function useConclude(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (conclusion: { kind: ConclusionKind; reason: string; by: string; reviewId: string }) =>
      bodyOf(server.deals[":id"].conclusions.$post({ param: { id: dealId }, json: conclusion })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "conclusions"] }),
  });
}

/** What people say at passages of the documents, oldest first. */
export const commentsQuery = (dealId: string) =>
  queryOptions({
    queryKey: ["deal", dealId, "comments"],
    queryFn: async () =>
      (await bodyOf(server.deals[":id"].comments.$get({ param: { id: dealId } }))).comments as CommentLine[],
  });

export function useComment(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (comment: { place: Address; words: string | null; text: string; by: string }) =>
      bodyOf(server.deals[":id"].comments.$post({ param: { id: dealId }, json: comment })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "comments"] }),
  });
}

export function useCloseComment(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) =>
      server.deals[":id"].comments[":comment"].$delete({ param: { id: dealId, comment } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "comments"] }),
  });
}

/** Links that were given out. */
export const sharesQuery = (dealId: string) =>
  queryOptions({
    queryKey: ["deal", dealId, "shares"],
    queryFn: async () => (await bodyOf(server.deals[":id"].shares.$get({ param: { id: dealId } }))).shares,
  });

export function useShare(dealId: string, reviewId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (share: { label: string; days: number }) =>
      bodyOf(server.reviews[":id"].shares.$post({ param: { id: reviewId }, json: share })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "shares"] }),
  });
}

export function useRevokeShare(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (share: string) => server.deals[":id"].shares[":share"].$delete({ param: { id: dealId, share } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["deal", dealId, "shares"] }),
  });
}
