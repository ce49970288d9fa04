import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { openVault, type VaultPlace } from "../src/store/vault/vault.ts";
import { type HomeUnderTest, sqliteUnderTest } from "./store-case.ts";

/** A real server that speaks S3, with one bucket. */
export interface Bucket {
  place: VaultPlace;
  /** Of an object, for whoever meddles with it behind the store's back. */
  address(tenant: string, hash: string): string;
  close(): Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), "tribunal-bucket-"));
  const address = { address: "127.0.0.1", port: 0, vhostBuckets: false };
  const server = new S3rver({ directory, silent: true, ...address, configureBuckets: [{ name: "documents" }] });
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  return {
    place: {
      TRIBUNAL_DOCUMENTS: "s3://documents/of all/deals",
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
    address: (tenant, hash) => `${endpoint}/documents/of%20all/deals/${tenant}/${hash}`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A store in a file whose documents lie in a bucket. */
export function bucketUnderTest(): HomeUnderTest {
  const file = sqliteUnderTest();
  let bucket: Bucket;
  return {
    name: "sqlite",
    documents: "in a bucket",
    async start() {
      await file.start();
      bucket = await startBucket();
    },
    async stop() {
      await bucket.close();
      await file.stop();
    },
    async place() {
      const place = await file.place();
      const vault = await openVault(bucket.place);
      return { ...place, open: (options) => place.open({ vault, ...options }) };
    },
  };
}
