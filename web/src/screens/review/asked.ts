import { useQuery } from "@tanstack/react-query";
import { letterQuery } from "../../api/letter.ts";
import { useReview } from "./current-review.ts";

/**
 * How many questions would be sent, and how many the review raises. The letter takes the weightiest, and a person may
 * have added or left out some: wherever the desk counts questions to send it is this number.
 */
export function useAsked(): { sent: number; raised: number } {
  const { record, review } = useReview();
  const letter = useQuery(letterQuery(record.dealId));
  const raised = review.answer.questions.length;
  const sent = letter.data?.questions.filter(({ kind, kept }) => kind !== "before" && kept).length ?? raised;
  return { sent, raised };
}
