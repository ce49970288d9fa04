import { StoreFailure } from "../failure.ts";

/** A place for the bytes of documents outside the database. The database keeps who may have them, and their hash. */
export interface Vault {
  /** For people and logs. */
  location: string;
  put(tenant: string, hash: string, bytes: Uint8Array): Promise<void>;
  /** Null where they are not there. */
  get(tenant: string, hash: string): Promise<Uint8Array | null>;
  /** Nothing happens where they are not there. */
  remove(tenant: string, hash: string): Promise<void>;
}

/** Where documents are told to lie: the variables of the environment, by the names S3's own tools give them. */
export interface VaultPlace {
  /** `s3://bucket` or `s3://bucket/folder`. */
  TRIBUNAL_DOCUMENTS?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
  AWS_ENDPOINT_URL?: string | undefined;
  AWS_REGION?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}

/** The vault that the environment names; null: documents lie in the database. */
export async function openVault(place: VaultPlace): Promise<Vault | null> {
  const { TRIBUNAL_DOCUMENTS: named = "" } = place;
  if (named === "") return null;
  const parsed = URL.canParse(named) ? new URL(named) : null;
  if (parsed === null || parsed.protocol !== "s3:" || parsed.hostname === "")
    throw new StoreFailure("bad_vault", { why: named });
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = place;
  if (!accessKeyId) throw new StoreFailure("bad_vault", { why: "AWS_ACCESS_KEY_ID" });
  if (!secretAccessKey) throw new StoreFailure("bad_vault", { why: "AWS_SECRET_ACCESS_KEY" });
  const region = place.AWS_REGION || "us-east-1";
  // Loaded where it is used, like the driver of PostgreSQL.
  const { s3Vault } = await import("./s3.ts");
  return s3Vault({
    endpoint: place.AWS_ENDPOINT_URL_S3 || place.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`,
    bucket: parsed.hostname,
    folder: decodeURIComponent(parsed.pathname).replace(/^\/+|\/+$/g, ""),
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: place.AWS_SESSION_TOKEN || undefined,
  });
}
