import type { OpenAPIHono, RouteConfig } from "@hono/zod-openapi";
import { listAgents } from "./contract/agents.ts";
import { checkMemo } from "./contract/check.ts";
import { dealDecisions, dealStale, getDeal, listDeals, renameDeal } from "./contract/deals.ts";
import { decide, reviewDecisions } from "./contract/decisions.ts";
import { pagePicture, sheetWindow, textSection } from "./contract/evidence.ts";
import { exportFacts, reviewFacts } from "./contract/facts.ts";
import {
  addComment,
  closeComment,
  conclude,
  createShare,
  editCheck,
  getChecklist,
  listComments,
  listConclusions,
  listShares,
  revokeShare,
} from "./contract/follow-up.ts";
import { dealProgress, editQuestion, exportLetter, getLetter, markSent } from "./contract/letter.ts";
import { forgetModelKey, listModelKeys, putModelKey } from "./contract/model-keys.ts";
import { health, metrics, openApiDocument } from "./contract/operations.ts";
import {
  cancelReview,
  exportMemo,
  exportReview,
  forecastReview,
  getDocument,
  getReview,
  recheckReview,
  resumeReview,
  reviewCalls,
  reviewEvents,
  startExample,
  startReview,
} from "./contract/reviews.ts";
import { getSession, signIn, signOut } from "./contract/session.ts";
import { createDeal, forecastUpload, replaceFiles } from "./contract/uploads.ts";

// What a review says of itself: the desk shows it under the same names.
export type { ReconciledRow } from "../analysts/reconcile.ts";
export type { Case as ScenarioCase } from "../analysts/synthesis/scenarios.ts";
export type { CostForecast, ForecastShare } from "../domain/cost-forecast.ts";
export type { MetricName } from "../domain/metric-name.ts";
export type { ReviewStage } from "../domain/review-stages.ts";
export type { ModelRole } from "../model/port.ts";
export type { FounderQuestion, ReviewTrust } from "../review/answer-shape.ts";
export type { ReviewEvent } from "../review/events.ts";
export type { ModelSpending, StageRecord } from "../review/result.ts";
export type { AgentRecord, ModelCard } from "./contract/agents.ts";
export type { CheckedText, TextVerdict } from "./contract/check.ts";
export type { ApiError, ApiErrorCode, ReviewStatus } from "./contract/common.ts";
export type { DealDetail, DealLine, Stale } from "./contract/deals.ts";
export type { Decision, DecisionKind, NewDecision } from "./contract/decisions.ts";
export type { SheetWindow, TextSection } from "./contract/evidence.ts";
export type { FactLine, FactSheet } from "./contract/facts.ts";
export type { ChecklistEdit, ChecklistLine, CommentLine, ConclusionLine, ShareLine } from "./contract/follow-up.ts";
export type { CheckedClaim, Letter, Progress, QuestionEdit, QuestionLine } from "./contract/letter.ts";
export type {
  EventMessage,
  ModelCall,
  ReviewDocument,
  ReviewOptions,
  ReviewRecord,
} from "./contract/reviews.ts";
export type { Session } from "./contract/session.ts";
export type { NewDeal, Uploaded } from "./contract/uploads.ts";

/** Every endpoint of the server: its path, what it takes and what it answers. */
export const ROUTES = [
  signIn,
  getSession,
  signOut,
  listDeals,
  createDeal,
  getDeal,
  renameDeal,
  replaceFiles,
  dealDecisions,
  dealStale,
  startReview,
  forecastReview,
  forecastUpload,
  startExample,
  getReview,
  getDocument,
  cancelReview,
  resumeReview,
  recheckReview,
  reviewEvents,
  reviewCalls,
  exportMemo,
  exportReview,
  pagePicture,
  sheetWindow,
  textSection,
  reviewFacts,
  exportFacts,
  checkMemo,
  decide,
  reviewDecisions,
  getLetter,
  editQuestion,
  markSent,
  exportLetter,
  dealProgress,
  getChecklist,
  editCheck,
  listConclusions,
  conclude,
  listComments,
  addComment,
  closeComment,
  listShares,
  createShare,
  revokeShare,
  listAgents,
  listModelKeys,
  putModelKey,
  forgetModelKey,
  health,
  metrics,
  openApiDocument,
] as const;

type Entries<Routes extends readonly RouteConfig[]> = {
  [At in keyof Routes]: { route: Routes[At]; handler: unknown };
};
declare const blank: OpenAPIHono;

/** For `hc<Api>(base)` of `hono/client`: the typed client of this server. */
export type Api = ReturnType<typeof blank.openapiRoutes<Entries<typeof ROUTES>>>;
