import type { Address } from "../domain/address.ts";
import type { CheckStatus, ConclusionKind, QuestionGroup } from "../domain/follow-up.ts";
import type { Instant, Json } from "./records.ts";

/** What people did with one question for the founder of a deal. A question nobody touched has none. */
export interface QuestionWork {
  /** The review's question, a standing one, or one of the user's own. */
  id: string;
  /** In the user's words; null: as the review words it. */
  text: string | null;
  /** Of a question of the user's own. */
  group: QuestionGroup | null;
  /** Whether it goes into the letter; null: nobody said. */
  kept: boolean | null;
  /** Where it stands in the letter, smaller first; null: where the review puts it. */
  place: number | null;
  /** As it was sent last, and when. */
  asked: string | null;
  sentAt: Instant | null;
  /** What the founder said to it. */
  answer: string | null;
  answeredAt: Instant | null;
  /** What the documents say to that answer. */
  checked: Json;
  /** Somebody is content with the answer. */
  closed: boolean;
  updatedAt: Instant;
}

/** What to change of it; what is absent stays. */
export type QuestionChange = Partial<
  Pick<QuestionWork, "text" | "group" | "kept" | "place" | "answer" | "checked" | "closed">
>;

/** Where somebody is with one thing to verify. */
export interface CheckWork {
  id: string;
  /** Of a thing the user added; null: the review says it. */
  text: string | null;
  status: CheckStatus;
  owner: string | null;
  note: string | null;
  updatedAt: Instant;
  updatedBy: string;
}

export type CheckChange = Partial<Pick<CheckWork, "text" | "status" | "owner" | "note">>;

/** What a person decided about the deal itself. Never changed: a later one stands instead. */
export interface Conclusion {
  id: string;
  dealId: string;
  /** The review it was taken on; null where there was none. */
  reviewId: string | null;
  kind: ConclusionKind;
  /** Why; never empty. */
  reason: string;
  /** Who; never empty. */
  by: string;
  at: Instant;
}

export type NewConclusion = Pick<Conclusion, "dealId" | "reviewId" | "kind" | "reason" | "by">;

/** What somebody says at a passage of a document. Its words are for good; it is closed, not taken away. */
export interface Comment {
  id: string;
  dealId: string;
  place: Address;
  /** The words it was said of; null where the place is all there is. */
  words: string | null;
  /** Never empty. */
  text: string;
  /** Who; never empty. */
  by: string;
  at: Instant;
  closedAt: Instant | null;
}

export type NewComment = Pick<Comment, "dealId" | "place" | "words" | "text" | "by">;

/** Why a conclusion or a comment was not taken. */
export type FollowUpRefusal = "reason_required" | "name_required" | "deal_not_found" | "review_not_found";

/** A link that shows one review to whoever has it, until it ends. The secret in it is seen once, by who made it. */
export interface ShareLink {
  id: string;
  dealId: string;
  reviewId: string;
  /** For whom. */
  label: string;
  createdAt: Instant;
  createdBy: string;
  expiresAt: Instant;
  revokedAt: Instant | null;
  lastUsedAt: Instant | null;
}
