import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "../../../src/domain/locale.ts";
import type {
  CheckedText,
  CostForecast,
  FactSheet,
  NewDecision,
  ReviewDocument,
  ReviewOptions,
} from "../../../src/server/contract.ts";
import type { ChosenOptions } from "../view/model-choice.ts";
import { bodyOf, post, server } from "./client.ts";

const one = (id: string) => ({ param: { id } });

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => bodyOf(server.session.$get()),
  retry: false,
  staleTime: 60_000,
});

/** All deals, a page at a time. */
export const dealsQuery = infiniteQueryOptions({
  queryKey: ["deals"],
  queryFn: ({ pageParam }) => bodyOf(server.deals.$get({ query: pageParam === null ? {} : { before: pageParam } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const dealQuery = (id: string) =>
  queryOptions({ queryKey: ["deal", id], queryFn: () => bodyOf(server.deals[":id"].$get(one(id))) });

export const staleQuery = (dealId: string) =>
  queryOptions({
    queryKey: ["deal", dealId, "stale"],
    queryFn: () => bodyOf(server.deals[":id"].stale.$get(one(dealId))),
  });

/** Decisions of all reviews of the deal: earlier ones on the same topic stay in sight. */
export const decisionsQuery = (dealId: string) =>
  queryOptions({
    queryKey: ["deal", dealId, "decisions"],
    queryFn: async () => (await bodyOf(server.deals[":id"].decisions.$get(one(dealId)))).decisions,
  });

export const reviewQuery = (id: string) =>
  queryOptions({ queryKey: ["review", id], queryFn: () => bodyOf(server.reviews[":id"].$get(one(id))) });

/** A finished review never changes: it is asked for once in each language. */
export const documentQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ["review", id, "document", locale],
    queryFn: async () =>
      (await bodyOf(server.reviews[":id"].document.$get({ ...one(id), query: { lang: locale } }))) as ReviewDocument,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const callsQuery = (id: string) =>
  queryOptions({
    queryKey: ["review", id, "calls"],
    queryFn: async () => (await bodyOf(server.reviews[":id"].calls.$get(one(id)))).calls,
  });

/** Whether keys of models may be left here, and whose are kept. Never the keys. */
export const modelKeysQuery = queryOptions({
  queryKey: ["model-keys"],
  queryFn: () => bodyOf(server["model-keys"].$get()),
});

export const agentsQuery = queryOptions({
  queryKey: ["agents"],
  queryFn: async () => bodyOf(server.agents.$get()),
});

interface Place {
  reviewId: string;
  documentId: string;
  section: string;
  around?: string;
}

const inside = ({ reviewId, documentId, section, around }: Place) => ({
  param: { id: reviewId, documentId: encodeURIComponent(documentId), section: encodeURIComponent(section) },
  query: around === undefined ? {} : { around },
});

export const textQuery = (place: Place) =>
  queryOptions({
    queryKey: ["text", place],
    queryFn: () => bodyOf(server.reviews[":id"].text[":documentId"][":section"].$get(inside(place))),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sheetQuery = (place: Place) =>
  queryOptions({
    queryKey: ["sheet", place],
    queryFn: () => bodyOf(server.reviews[":id"].sheet[":documentId"][":section"].$get(inside(place))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every figure of the documents a review read; the names are in the reader's language. */
export const factsQuery = (reviewId: string, locale: Locale) =>
  queryOptions({
    queryKey: ["review", reviewId, "facts", locale],
    queryFn: async () =>
      (await bodyOf(server.reviews[":id"].facts.$get({ ...one(reviewId), query: { lang: locale } }))) as FactSheet,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const factsExportOf = (reviewId: string, format: string, locale: Locale): string =>
  `/api/reviews/${encodeURIComponent(reviewId)}/facts/export/${format}?lang=${locale}`;

/** A page as it looks, without marks: those are laid over it. */
export const pictureOf = (reviewId: string, documentId: string, page: number): string =>
  `/api/reviews/${encodeURIComponent(reviewId)}/pages/${encodeURIComponent(documentId)}/${page}.png`;

export const exportOf = (reviewId: string, format: string, locale: Locale): string =>
  `/api/reviews/${encodeURIComponent(reviewId)}/export/${format}?lang=${locale}`;

export const memoFileOf = (reviewId: string, format: string, locale: Locale): string =>
  `/api/reviews/${encodeURIComponent(reviewId)}/memo/${format}?lang=${locale}`;

/** Puts a person's decision on record and shows it at once. */
export function useDecide(reviewId: string, dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: NewDecision) =>
      bodyOf(server.reviews[":id"].decisions.$post({ ...one(reviewId), json: decision })),
    // What a person has settled is no longer asked.
    // The decisions, and the letter: what a person has settled is no longer asked.
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deal", dealId] }),
  });
}

/** Holds a text against the documents. What came of it stays until another one is checked. */
export function useCheck(reviewId: string, locale: Locale) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: { text: string } | { file: File }) =>
      (await bodyOf(
        server.reviews[":id"].check.$post({ ...one(reviewId), query: { lang: locale }, form }),
      )) as CheckedText,
    onSuccess: (checked) => queries.setQueryData(checkedQuery(reviewId).queryKey, checked),
  });
}

/** The text that was checked last; null before. */
export const checkedQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ["review", reviewId, "checked"],
    queryFn: (): CheckedText | null => null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Documents whose review is to be priced: of a deal that is there, or files that are not sent yet. */
export type Priced = { deal: { id: string; version: number } } | { files: { key: string; form: () => FormData } };

/** What a review of these documents with this model would likely cost; "server" is the server's own. */
export const forecastQuery = (of: Priced, model: string, locale: Locale) =>
  queryOptions({
    queryKey: ["forecast", "deal" in of ? of.deal : of.files.key, model, locale],
    async queryFn({ signal }): Promise<CostForecast> {
      const options = { locale, ...(model !== "server" && { model }) };
      if ("deal" in of)
        return bodyOf(server.deals[":id"].forecast.$post({ ...one(of.deal.id), json: options }, { init: { signal } }));
      const form = of.files.form();
      form.append("review", JSON.stringify(options));
      return post<CostForecast>("/api/forecast", form, signal);
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Keeps a provider's key on the server, where one was typed. */
export async function leaveKey(key: ChosenOptions["key"]): Promise<void> {
  if (key === undefined) return;
  await bodyOf(server["model-keys"][":provider"].$put({ param: { provider: key.provider }, json: { key: key.key } }));
}

export function useStartReview() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ dealId, key, ...options }: ReviewOptions & Pick<ChosenOptions, "key"> & { dealId: string }) {
      await leaveKey(key);
      return bodyOf(server.deals[":id"].reviews.$post({ ...one(dealId), json: options }));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["model-keys"] });
      return queries.invalidateQueries({ queryKey: ["deals"] });
    },
  });
}

/** An example deal in the reader's language, and its review begins. */
export function useStartExample() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (locale: Locale) => bodyOf(server.example.$post({ json: { locale } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deals"] }),
  });
}

/** Gives a deal another name. */
export function useRename(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => bodyOf(server.deals[":id"].$patch({ ...one(dealId), json: { name } })),
    onSuccess: () =>
      Promise.all(["deals", "deal", "review"].map((queryKey) => queries.invalidateQueries({ queryKey: [queryKey] }))),
  });
}

/** Stops a review, or lets it go on. */
export function useReviewCommand(reviewId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: "cancel" | "resume") => bodyOf(server.reviews[":id"][command].$post(one(reviewId))),
    onSuccess: (record) => queries.setQueryData(reviewQuery(reviewId).queryKey, record),
  });
}

/** Judges the verdicts again whose documents were replaced. */
export function useRecheck(reviewId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(server.reviews[":id"].recheck.$post(one(reviewId))),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["deals"] }),
  });
}
