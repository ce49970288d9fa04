import { promisify } from "node:util";
import { gzip } from "node:zlib";
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

  /** The review's document; null where this tenant has no such finished review. */
  async get(tenant: TenantStore, reviewId: string): Promise<SendableDocument | null> {
    const key = JSON.stringify([tenant.tenant, reviewId]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const loading = this.#loading.get(key) ?? this.#load(tenant, reviewId, key);
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(key);
    }
  }

  async #load(tenant: TenantStore, reviewId: string, key: string): Promise<SendableDocument | null> {
    const document = await tenant.reviews.document(reviewId);
    if (document === null) return null;
    const bytes = new TextEncoder().encode(document.json);
    const gzipped = new Uint8Array(await compress(bytes));
    const sendable = { bytes, gzipped, etag: `"${document.hash}"` };
    this.#known.set(key, sendable, bytes.length + gzipped.length);
    return sendable;
  }
}
