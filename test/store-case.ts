import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { inject } from "vitest";
import type { Contradiction } from "../src/domain/contradiction.ts";
import type { Critique } from "../src/domain/critique.ts";
import type { Improvement } from "../src/domain/improvement.ts";
import type { Resolution } from "../src/domain/resolution.ts";
import { openPostgresStore, openSqliteStore, type StoreOptions } from "../src/store/open.ts";
import type { Lease, ReviewDetails, Store, TenantStore } from "../src/store/port.ts";
import { makeFinding } from "../src/testing/findings.ts";

/** An empty place for a store, its address for `DATABASE_URL` or a file, and a back door. */
export interface Place {
  address: string;
  open(options?: StoreOptions): Promise<Store>;
  /** Runs SQL behind the store's back. */
  meddle(...statements: string[]): Promise<void>;
  read(query: string): Promise<Record<string, unknown>[]>;
}

/** Both homes: `start` once, then as many empty places as wanted. */
export interface HomeUnderTest {
  name: "sqlite" | "postgres";
  /** Where the bytes of documents lie, where that is not the database. */
  documents?: "in a bucket";
  start(): Promise<void>;
  stop(): Promise<void>;
  place(): Promise<Place>;
}

export const HOMES = (content?: "tables" | "empty"): HomeUnderTest[] => [sqliteUnderTest(), postgresUnderTest(content)];

export function sqliteUnderTest(): HomeUnderTest {
  let folder = "";
  let places = 0;
  return {
    name: "sqlite",
    start: async () => {
      folder = mkdtempSync(join(tmpdir(), "tribunal-store-"));
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
    place: async () => {
      const address = join(folder, `home ${++places}`, "tribunal.sqlite");
      return {
        address,
        open: (options) => openSqliteStore(address, options),
        async meddle(...statements) {
          const database = new DatabaseSync(address);
          try {
            for (const statement of statements) database.exec(statement);
          } finally {
            database.close();
          }
        },
        async read(query) {
          const database = new DatabaseSync(address);
          const rows = database.prepare(query).all();
          database.close();
          return rows.map((row) => ({ ...row }));
        },
      };
    },
  };
}

export function postgresUnderTest(content?: "tables" | "empty"): HomeUnderTest {
  return {
    name: "postgres",
    start: async () => {},
    stop: async () => {},
    place: async () => {
      const address = await newDatabase(content);
      return {
        address,
        open: (options) => openPostgresStore(address, options),
        async meddle(...statements) {
          for (const statement of statements) await query(address, statement);
        },
        read: (statement) => query(address, statement),
      };
    },
  };
}

/** A database of the PostgreSQL that all test files share: the tables alone, nothing at all, or a copy of another. */
export async function newDatabase(content: "tables" | "empty" | `like/${string}` = "tables"): Promise<string> {
  const response = await fetch(`${inject("databases")}/${content}`);
  const address = await response.text();
  if (!response.ok) throw new Error(address);
  return address;
}

async function query(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query("set search_path to tribunal");
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Statements that take the guard off the audit table, as somebody would who owns the database. */
export const UNGUARD: Record<"sqlite" | "postgres", string[]> = {
  sqlite: ["drop trigger audit_without_update", "drop trigger audit_without_delete"],
  postgres: ["drop trigger audit_without_changes on audit"],
};

/** ARR: the CFO's 504 K€ stands on the deck, the market analyst's 800 K€ on nothing. */
export function makeContradiction(more: Partial<Contradiction> = {}): Contradiction {
  const position = (agentName: string, value: number, confidence: number) => ({
    agentName,
    findingId: `${agentName}:ARR`,
    claim: `ARR is ${value} €`,
    value,
    normalizedValue: value,
    unit: "EUR",
    confidence,
    sources: [],
  });
  return {
    id: "c-arr",
    topic: "ARR",
    topicId: "arr",
    detectedAt: new Date("2026-01-01T00:00:00.000Z"),
    positions: [position("cfo", 504_000, 85), position("market", 800_000, 72)],
    contradictionType: "numeric_value",
    severity: { level: "CRITICAL", calculation: "d = 0.45", impactIfWrong: "The price." },
    verificationData: { deckReferences: [] },
    status: "resolved",
    ...more,
  };
}

export function makeResolution(contradictionId = "c-arr", documents: string[] = ["deck.pdf"]): Resolution {
  return {
    contradictionId,
    resolvedAt: new Date("2026-01-01T00:00:00.000Z"),
    verdict: {
      decision: "POSITION_A",
      winner: "cfo",
      justification: {
        decisiveFactors: [{ factor: "Slide 8 says so", source: "deck", weight: "PRIMARY" }],
        rejectedPositionFlaws: [{ position: "market", flaw: "No source", evidence: "Slide 8" }],
      },
    },
    finalValue: { value: 504_000, unit: "EUR", confidence: 90, derivedFrom: { source: "deck" } },
    baGuidance: {
      oneLiner: "ARR is 504 K€.",
      canTrust: true,
      trustLevel: "HIGH",
      whatToVerify: null,
      questionForFounder: null,
      verifiableSources: [],
    },
    unresolvedAspects: [],
    debateRecord: {
      rounds: [{ roundNumber: 1, positions: [], timestamp: new Date("2026-01-01T00:00:00.000Z"), tokensUsed: 120 }],
      totalDuration: 0,
      tokensUsed: 120,
      optimizationApplied: "EVIDENCE_SETTLED",
      path: [],
    },
    evidence: [
      {
        agentName: "cfo",
        findingId: "cfo:ARR",
        citations: [],
        calculations: [],
        support: documents.map((document) => ({
          source: "deck",
          rank: "primary" as const,
          reference: "Slide 8",
          passage: "ARR 504 K€",
          value: 504_000,
          addresses: [{ kind: "page" as const, document, page: 8 }],
        })),
        against: [],
      },
    ],
    whatWouldChangeIt: null,
    redFlags: [],
    refusedVerdicts: [],
  };
}

const critique: Critique = {
  id: "CRT-001",
  type: "unsourced_claim",
  severity: "HIGH",
  location: { section: "findings[0]", quote: "ARR of 800 K€" },
  issue: "No source is given for the ARR.",
  standard: "Each figure has a source.",
  expectedBehavior: "Cite the slide.",
  suggestedFix: { action: "Cite slide 8", estimatedEffort: "EASY" },
  impactOnBA: "A wrong price.",
};
const improvement: Improvement = {
  critiqueId: "CRT-001",
  status: "FIXED",
  change: { before: "ARR of 800 K€", after: "ARR of 504 K€ (slide 8)", type: "added_source" },
  justification: { sourceUsed: "Slide 8" },
  confidenceImpact: 5,
  qualityImpact: "HIGH",
};

export function makeDetails(more: Partial<ReviewDetails> = {}): ReviewDetails {
  return {
    findings: [
      makeFinding("cfo", "ARR", 504_000, 85),
      makeFinding("market", "ARR", 800_000, 72, { category: "market" }),
    ],
    contradictions: [{ contradiction: makeContradiction(), resolution: makeResolution() }],
    reflexions: [{ agentName: "market", critiques: [critique], improvements: [improvement] }],
    ...more,
  };
}

export const SUMMARY = { trust: "HIGH", score: 71.5, contradictions: 1, contested: 0 } as const;

/** Text as bytes, in the store. */
export async function putFile(tenant: TenantStore, path: string, text: string) {
  return { path, ...(await tenant.documents.put(new TextEncoder().encode(text))) };
}

/** A deal with a deck and a model. */
export async function makeDeal(tenant: TenantStore, name = "Novalys") {
  const files = [await putFile(tenant, "deck.pdf", "deck v1"), await putFile(tenant, "model.xlsx", "model v1")];
  return tenant.deals.create({ name, files });
}

/** A review of the deal, claimed. */
export async function startReview(tenant: TenantStore, dealId: string, leaseMs = 60_000): Promise<Lease> {
  const review = await tenant.reviews.create({ dealId, locale: "fr", options: { model: "m:1" } });
  const lease = review === null ? null : await tenant.reviews.claim(review.id, "worker-1", leaseMs);
  if (lease === null) throw new Error("The review could not be claimed.");
  return lease;
}

/** A review of the deal, finished. */
export async function finishReview(tenant: TenantStore, dealId: string, details = makeDetails()): Promise<string> {
  const lease = await startReview(tenant, dealId);
  const finished = await tenant.reviews.finish(lease, { document: "{}", summary: SUMMARY, details });
  if (!finished.ok) throw new Error("The review could not be finished.");
  return lease.reviewId;
}
