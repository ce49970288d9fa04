import { StoreFailure } from "./failure.ts";
import type { Database } from "./homes/home.ts";

/** What one tenant may have. */
export interface Quotas {
  deals: number;
  /** Of all its documents together; the same document twice counts once. */
  bytes: number;
  /** Reviews that wait or run. */
  reviews: number;
  /** Reviews that run, on all machines together; the others wait. `Infinity`: as many as there are workers. */
  running: number;
  /** Progress streams of one server. */
  streams: number;
}

/** More than one office needs, and less than what harms its neighbours. */
export const DEFAULT_QUOTAS: Quotas = {
  deals: 10_000,
  bytes: 50_000_000_000,
  reviews: 1_000,
  running: Number.POSITIVE_INFINITY,
  streams: 100,
};

const UNITS: Record<string, number> = { "": 1, k: 1e3, m: 1e6, g: 1e9, t: 1e12 };

/** Reads `deals=200,bytes=20GB,reviews=50,running=2,streams=40`, each part with its default. */
export function readQuotas(text: string | undefined): Quotas {
  const quotas = { ...DEFAULT_QUOTAS };
  for (const part of (text ?? "").split(",").filter((one) => one.trim() !== "")) {
    const [, name = "", digits = "", unit = ""] = /^\s*([a-z]+)\s*=\s*(\d{1,15})\s*([kmgt]?)b?\s*$/i.exec(part) ?? [];
    if (!Object.hasOwn(quotas, name)) throw new StoreFailure("bad_quota", { why: part.trim() });
    quotas[name as keyof Quotas] = Number(digits) * (UNITS[unit.toLowerCase()] ?? 1);
  }
  return quotas;
}

type Tenanted = { tenant: string; quotas: Quotas };

/** One deal more. */
export async function roomForDeal(trx: Database, { tenant, quotas }: Tenanted): Promise<void> {
  const { count } = await trx
    .selectFrom("deals")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("tenant", "=", tenant)
    .executeTakeFirstOrThrow();
  if (Number(count) >= quotas.deals) throw new StoreFailure("quota_deals", { limit: quotas.deals });
}

/** One document more, of so many bytes. */
export async function roomForBytes(trx: Database, { tenant, quotas }: Tenanted, size: number): Promise<void> {
  const { bytes } = await trx
    .selectFrom("documents")
    .select(({ fn }) => fn.sum("size").as("bytes"))
    .where("tenant", "=", tenant)
    .executeTakeFirstOrThrow();
  if (Number(bytes ?? 0) + size > quotas.bytes) throw new StoreFailure("quota_bytes", { limit: quotas.bytes });
}

/** One review more that waits. */
export async function roomForReview(trx: Database, { tenant, quotas }: Tenanted): Promise<void> {
  const { count } = await trx
    .selectFrom("reviews")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("tenant", "=", tenant)
    .where("status", "in", ["queued", "interrupted", "running"])
    .executeTakeFirstOrThrow();
  if (Number(count) >= quotas.reviews) throw new StoreFailure("quota_reviews", { limit: quotas.reviews });
}
