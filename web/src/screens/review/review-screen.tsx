import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { ReviewRecord } from "../../../../src/server/contract.ts";
import { dealQuery, decisionsQuery, documentQuery, reviewQuery, staleQuery } from "../../api/queries.ts";
import { SpeakingOf, useLanguage } from "../../i18n/language.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { casesOf } from "../../view/cases.ts";
import { type CurrentReview, ReviewContext } from "./current-review.ts";
import { ProgressScreen } from "./progress-screen.tsx";
import { ReviewFrame } from "./review-frame.tsx";

/** A review: its progress while it works, its answer once it has one. */
export default function ReviewScreen({ id }: { id: string }): ReactNode {
  const record = useQuery(reviewQuery(id));
  if (record.isPending) return <Loading />;
  if (record.isError) return <Failure page error={record.error} retry={() => record.refetch()} />;
  return record.data.status === "done" ? <Finished record={record.data} /> : <ProgressScreen record={record.data} />;
}

function Finished({ record }: { record: ReviewRecord }): ReactNode {
  const { locale } = useLanguage();
  // As it is kept until it is there in the reader's language; where it cannot be had in that, it stays so.
  const kept = useQuery(documentQuery(record.id, record.locale));
  const wanted = useQuery(documentQuery(record.id, locale));
  const document = wanted.data === undefined ? kept : wanted;
  const decisions = useQuery(decisionsQuery(record.dealId)).data;
  const stale = useQuery(staleQuery(record.dealId)).data;
  const version = useQuery(dealQuery(record.dealId)).data?.version;
  const cases = useMemo(() => (document.data === undefined ? [] : casesOf(document.data)), [document.data]);
  const current = useMemo<CurrentReview | null>(
    () =>
      document.data === undefined
        ? null
        : {
            record,
            review: document.data,
            isEarlier: version !== undefined && version > record.dealVersion,
            retelling: wanted.isPending,
            cases,
            decisions: decisions ?? [],
            stale: new Map(
              stale?.reviewId === record.id
                ? stale.verdicts.map(({ contradictionId, documents }) => [contradictionId, documents])
                : [],
            ),
          },
    [record, document.data, version, wanted.isPending, cases, decisions, stale],
  );
  if (document.isError) return <Failure page error={document.error} retry={() => document.refetch()} />;
  if (current === null) return <Loading lines={10} />;
  return (
    <ReviewContext value={current}>
      <SpeakingOf deal={current.review.deal}>
        <ReviewFrame />
      </SpeakingOf>
    </ReviewContext>
  );
}
