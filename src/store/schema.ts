import type { CheckStatus, ConclusionKind, QuestionGroup } from "../domain/follow-up.ts";
import type { Locale } from "../domain/locale.ts";
import type { DecisionKind } from "./decision-records.ts";
import type { Instant, ReviewStatus } from "./records.ts";

/** JSON as text: the bytes that were written. */
type JsonText = string;
/** 0 or 1: SQLite has no booleans. */
type Flag = number;

interface InReview {
  tenant: string;
  review_id: string;
}

/** The tables as they are after the last migration, the same in both homes. */
export interface Tables {
  migrations: { version: number; applied_at: Instant };
  documents: {
    tenant: string;
    hash: string;
    size: number;
    created_at: Instant;
  };
  /** Of documents that lie in no vault. */
  document_bytes: { tenant: string; hash: string; bytes: Uint8Array };
  deals: {
    id: string;
    tenant: string;
    name: string;
    /** Its name is what its files are called. */
    guessed: Flag;
    /** By its latest review, in the documents. */
    found_name: string | null;
    /** By a person, later. */
    given_name: string | null;
    origin: string | null;
    created_at: Instant;
    version: number;
  };
  deal_files: { tenant: string; deal_id: string; version: number; path: string; hash: string; size: number };
  reviews: {
    id: string;
    tenant: string;
    deal_id: string;
    deal_version: number;
    status: ReviewStatus;
    locale: Locale;
    options: JsonText;
    created_at: Instant;
    started_at: Instant | null;
    finished_at: Instant | null;
    summary: JsonText | null;
    error: JsonText | null;
    document_hash: string | null;
    cancel_requested: Flag;
    attempts: number;
    lease_token: number;
    lease_worker: string | null;
    lease_until: Instant | null;
    event_seq: number;
    priority: number;
    /** Its place in the line, where the line has places of its own. */
    job_id: string | null;
    not_before: Instant | null;
  };
  review_documents: InReview & { document: JsonText };
  /** When a task of the night is to be done again, where no queue's clock says it. */
  upkeep: { task: string; due_at: Instant };
  events: InReview & { seq: number; at: Instant; event: JsonText };
  calls: InReview & {
    key: string;
    state: "begun" | "done" | "failed";
    session: string;
    model: string;
    role: string;
    request: JsonText;
    outcome: JsonText | null;
    input_tokens: number | null;
    output_tokens: number | null;
    usd: number | null;
    ambiguous_times: number;
    began_at: Instant;
    ended_at: Instant | null;
  };
  findings: InReview & {
    n: number;
    id: string;
    agent: string;
    metric: string;
    category: string;
    value: JsonText;
    unit: string | null;
    confidence: number;
    lineage: string | null;
    payload: JsonText;
  };
  contradictions: InReview & {
    id: string;
    n: number;
    topic: string;
    topic_key: string;
    type: string;
    severity: string;
    payload: JsonText;
  };
  resolutions: InReview & {
    /** The contradiction's. */
    n: number;
    contradiction_id: string;
    decision: string;
    winner: string | null;
    final_value: JsonText;
    unit: string | null;
    trust: string;
    can_trust: Flag;
    rung: string | null;
    documents: JsonText;
    payload: JsonText;
  };
  debate_rounds: InReview & { n: number; contradiction_id: string; round: number; tokens: number; payload: JsonText };
  critiques: InReview & { agent: string; id: string; n: number; type: string; severity: string; payload: JsonText };
  corrections: InReview & { agent: string; critique_id: string; n: number; status: string; payload: JsonText };
  decisions: {
    id: string;
    tenant: string;
    deal_id: string;
    review_id: string;
    contradiction_id: string | null;
    critique_agent: string | null;
    critique_id: string | null;
    topic: string;
    topic_key: string;
    kind: DecisionKind;
    position: string | null;
    value: JsonText | null;
    unit: string | null;
    reason: string;
    decided_by: string;
    at: Instant;
  };
  outcomes: InReview & {
    deal_id: string;
    contradiction_id: string;
    n: number;
    topic_key: string;
    agent: string;
    finding_id: string;
    category: string;
    confidence: number;
    verdict: "right" | "wrong" | "unresolved";
    decided: "right" | "wrong" | "unresolved" | null;
    decision_id: string | null;
  };
  audit: {
    seq: number;
    at: Instant;
    tenant: string;
    actor: string;
    action: string;
    subject: string;
    payload: JsonText;
    prev_hash: string;
    hash: string;
  };
  audit_head: { id: number; count: number; hash: string };
  tokens: {
    id: string;
    tenant: string;
    label: string;
    hash: string;
    created_at: Instant;
    last_used_at: Instant | null;
    revoked_at: Instant | null;
  };
  sessions: { hash: string; tenant: string; token_id: string; created_at: Instant; expires_at: Instant };
  question_work: {
    tenant: string;
    deal_id: string;
    id: string;
    text: string | null;
    topic_group: QuestionGroup | null;
    kept: Flag | null;
    place: number | null;
    asked: string | null;
    sent_at: Instant | null;
    answer: string | null;
    answered_at: Instant | null;
    checked: JsonText | null;
    closed: Flag;
    updated_at: Instant;
  };
  check_work: {
    tenant: string;
    deal_id: string;
    id: string;
    text: string | null;
    status: CheckStatus;
    owner: string | null;
    note: string | null;
    updated_at: Instant;
    updated_by: string;
  };
  conclusions: {
    id: string;
    tenant: string;
    deal_id: string;
    review_id: string | null;
    kind: ConclusionKind;
    reason: string;
    decided_by: string;
    at: Instant;
  };
  comments: {
    id: string;
    tenant: string;
    deal_id: string;
    place: JsonText;
    words: string | null;
    text: string;
    said_by: string;
    at: Instant;
    closed_at: Instant | null;
    closed_by: string | null;
  };
  shares: {
    id: string;
    tenant: string;
    deal_id: string;
    review_id: string;
    label: string;
    hash: string;
    created_at: Instant;
    created_by: string;
    expires_at: Instant;
    revoked_at: Instant | null;
    last_used_at: Instant | null;
  };
}
