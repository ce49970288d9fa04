import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Locale } from "../domain/locale.ts";
import type { TenantStore } from "../store/port.ts";
import { Lru } from "./lru.ts";

/** A review document ready to be sent. */
export interface SendableDocument {
  bytes: Uint8Array<ArrayBuffer>;
  gzipped: Uint8Array<ArrayBuffer>;
  etag: string;
}

const compress = promisify(gzip);
const CAPACITY_BYTES = 200_000_000;

/**
 * Documents of finished reviews. A finished review never changes, so what was read once for a tenant and a review is
 * theirs for good; another tenant's question is another key.
 */
export class DocumentCache {
  readonly #known = new Lru<SendableDocument>(CAPACITY_BYTES);
  readonly #loading = new Map<string, Promise<SendableDocument | null>>();

  /**
   * The review's document; null where this tenant has no such finished review. `made` gives it with its sentences in
   * another language, or null where it cannot be had in it: the document as it is kept is given then.
   */
  async get(
    tenant: TenantStore,
    reviewId: string,
    made?: { locale: Locale; text: () => Promise<string | null> },
  ): Promise<SendableDocument | null> {
    const key = JSON.stringify([tenant.tenant, reviewId, made?.locale]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const loading = this.#loading.get(key) ?? this.#load(tenant, reviewId, key, made?.text);
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(key);
    }
  }

  async #load(
    tenant: TenantStore,
    reviewId: string,
    key: string,
    translated?: () => Promise<string | null>,
  ): Promise<SendableDocument | null> {
    const document = await tenant.reviews.document(reviewId);
    if (document === null) return null;
    const bytes = new TextEncoder().encode((await translated?.()) ?? document.json);
    const gzipped = new Uint8Array(await compress(bytes));
    const hash = translated === undefined ? document.hash : createHash("sha256").update(bytes).digest("hex");
    const sendable = { bytes, gzipped, etag: `"${hash}"` };
    this.#known.set(key, sendable, bytes.length + gzipped.length);
    return sendable;
  }
}
