import type { HttpBindings } from "@hono/node-server";
import type { Locale } from "../domain/locale.ts";
import type { KeyVault } from "../runs/key-vault.ts";
import type { PlannedModel } from "../runs/planned-model.ts";
import type { DealShelf } from "../runs/shelf.ts";
import type { Store, TenantStore } from "../store/port.ts";
import type { Counters } from "./counters.ts";
import type { DocumentCache } from "./document-cache.ts";
import type { LoginCodes } from "./login-codes.ts";
import type { PictureCache } from "./picture-cache.ts";
import type { ProgressBell } from "./progress-bell.ts";

/** Who asks. */
export interface Caller {
  tenant: string;
  label: string;
  /** Of the session; null for a Bearer token. */
  expiresAt: string | null;
  by: "token" | "session";
  /** The session's secret or nothing: to end it. */
  session: string | null;
}

/** What every handler finds in its context. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    locale: Locale;
    /** Set behind the guard of signed-in routes. */
    caller: Caller;
    tenant: TenantStore;
    /** For the log: which review the request is about. */
    reviewId: string | undefined;
  };
}

/** What the server may be asked to bear. */
export interface ServerLimits {
  /** Bytes of one uploaded file. */
  fileBytes: number;
  /** Bytes of one request with files. */
  requestBytes: number;
  /** Bytes of any other request. */
  jsonBytes: number;
  /** Files of one request. */
  files: number;
  /** An upload that brings nothing for so long is ended, in milliseconds … */
  uploadIdleMs: number;
  /** … and so is one that takes longer than this. */
  uploadTotalMs: number;
  /** Requests a minute, per session or token; and per address where nobody is signed in. */
  requestsPerMinute: number;
  signInsPerMinute: number;
  uploadsPerMinute: number;
  /** Progress streams at the same time. */
  streams: number;
}

export const DEFAULT_LIMITS: ServerLimits = {
  fileBytes: 50_000_000,
  requestBytes: 120_000_000,
  jsonBytes: 100_000,
  files: 200,
  uploadIdleMs: 15_000,
  uploadTotalMs: 300_000,
  requestsPerMinute: 3_000,
  signInsPerMinute: 20,
  uploadsPerMinute: 60,
  streams: 200,
};

/** What handlers work with. */
export interface ServerTools {
  store: Store;
  shelf: DealShelf;
  documents: DocumentCache;
  pictures: PictureCache;
  bell: ProgressBell;
  codes: LoginCodes;
  counters: Counters;
  limits: ServerLimits;
  /** Of reviews that name none; null: evidence alone. */
  model: PlannedModel | null;
  /** The keys people left for their models; null: none are taken. */
  keys: KeyVault | null;
  version: string;
  /** Cookies only over https. */
  secureCookies: boolean;
  /** Aborted when the server is shutting down. */
  stopping: AbortSignal;
  /** A review waits, or is to be cancelled: the queue looks at once. */
  queue: { look: () => void; hurry: (reviewId: string) => Promise<void>; readonly size: number };
}
