import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { EventMessage, ReviewStatus } from "../../../src/server/contract.ts";
import { after, NOT_BEGUN, type Progress } from "../view/progress.ts";
import { reviewQuery } from "./queries.ts";

interface Live {
  progress: Progress;
  /** The line to the server is down; the browser is trying again. */
  broken: boolean;
}

/**
 * Follows a review as it works; one that has stopped tells what it did, and is followed again when it goes on.
 * A dropped line is taken up where it broke: no event is lost or counted twice.
 */
export function useLive(reviewId: string, working: boolean): Live {
  const queries = useQueryClient();
  const [live, setLive] = useState<Live>({ progress: NOT_BEGUN, broken: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that has ended is opened anew when the review goes on
  useEffect(() => {
    const { queryKey } = reviewQuery(reviewId);
    const stream = new EventSource(`/api/reviews/${encodeURIComponent(reviewId)}/events`);
    const told = (raw: MessageEvent<string>) => {
      const { status } = JSON.parse(raw.data) as { status: ReviewStatus };
      if (queries.getQueryData(queryKey)?.status !== status) void queries.invalidateQueries({ queryKey });
    };
    stream.onopen = () => setLive((old) => ({ ...old, broken: false }));
    stream.onerror = () => setLive((old) => ({ ...old, broken: true }));
    stream.onmessage = (raw: MessageEvent<string>) => {
      const message = JSON.parse(raw.data) as EventMessage;
      setLive(({ progress }) => ({ progress: after(progress, message), broken: false }));
    };
    stream.addEventListener("status", told);
    stream.addEventListener("end", () => {
      stream.close();
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ["deals"] });
    });
    return () => stream.close();
  }, [reviewId, working, queries]);
  return live;
}
