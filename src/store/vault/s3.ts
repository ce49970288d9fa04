import { AwsClient } from "aws4fetch";
import { StoreFailure } from "../failure.ts";
import type { Vault } from "./vault.ts";

export interface S3Place {
  endpoint: string;
  bucket: string;
  /** Before every name; "": none. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** An answer that does not come for so long will not come. */
const PATIENCE_MS = 60_000;
const RETRIES = 3;

/** A bucket of any store that speaks S3. One object per tenant and content: nobody finds another's by its hash. */
export function s3Vault({ endpoint, bucket, folder, ...keys }: S3Place): Vault {
  const location = `s3://${bucket}${folder === "" ? "" : `/${folder}`}`;
  const client = new AwsClient({ ...withoutNothing(keys), service: "s3", retries: RETRIES });
  const root = [endpoint.replace(/\/+$/, ""), ...[bucket, ...folder.split("/")].filter((part) => part !== "")];
  const addressOf = (tenant: string, hash: string) =>
    [root[0], ...[...root.slice(1), tenant, hash].map(encodeURIComponent)].join("/");
  const outOfReach = (error: unknown): never => {
    throw new StoreFailure("vault_unreachable", { location, why: causeOf(error) });
  };
  const ask = async (method: string, address: string, body?: Uint8Array): Promise<Response> => {
    try {
      return await client.fetch(address, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body !== undefined && { body: body as Uint8Array<ArrayBuffer> }),
      });
    } catch (error) {
      return outOfReach(error);
    }
  };
  const refused = async (answer: Response) => {
    const code = /<Code>([^<]{1,80})<\/Code>/.exec(await answer.text())?.[1];
    return new StoreFailure("vault_unreachable", { location, why: `${answer.status}${code ? ` ${code}` : ""}` });
  };
  return {
    location,
    async put(tenant, hash, bytes) {
      const answer = await ask("PUT", addressOf(tenant, hash), bytes);
      if (!answer.ok) throw await refused(answer);
    },
    async get(tenant, hash) {
      const answer = await ask("GET", addressOf(tenant, hash));
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer().catch(outOfReach));
      const failure = await refused(answer);
      // A bucket that is not there is no missing document.
      if (answer.status === 404 && !failure.detail.why?.includes("NoSuchBucket")) return null;
      throw failure;
    },
    async remove(tenant, hash) {
      const answer = await ask("DELETE", addressOf(tenant, hash));
      if (!answer.ok && answer.status !== 404) throw await refused(answer);
    },
  };
}

function withoutNothing({
  sessionToken,
  ...keys
}: Pick<S3Place, "region" | "accessKeyId" | "secretAccessKey" | "sessionToken">) {
  return sessionToken === undefined ? keys : { ...keys, sessionToken };
}

/** `fetch` says "fetch failed"; why is in its cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
