import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scryptSync } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { keyVariableOf } from "../model/providers/registry.ts";

/** The keys people give to their models, by tenant and provider. What is put in comes out only for a review's own calls. */
export interface KeyVault {
  put(tenant: string, provider: string, key: string): Promise<void>;
  /** False where there was none. */
  forget(tenant: string, provider: string): Promise<boolean>;
  /** Providers whose key is kept. */
  providers(tenant: string): Promise<string[]>;
  /** The tenant's keys under the names a provider's are looked up by. */
  environmentOf(tenant: string): Promise<Record<string, string>>;
}

const Sealed = z.record(z.string(), z.object({ iv: z.string(), tag: z.string(), data: z.string() }));
type Sealed = z.infer<typeof Sealed>;

/**
 * Keeps keys in a folder, each sealed with AES-256-GCM under a key of its tenant, bound to tenant and provider. The
 * secret behind them is given, or a file of the folder that only its owner reads, made at the first use. A key that
 * this secret does not open is no key.
 */
export function openKeyVault({ folder, secret }: { folder: string; secret?: string | undefined }): KeyVault {
  let master: Promise<Buffer> | null = null;
  /** One change after the other: two at once would lose one. */
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = line.then(work, work);
    line = done.catch(() => {});
    return done;
  };
  const keyOf = async (tenant: string): Promise<Buffer> => {
    master ??= (secret === undefined || secret === "" ? ownSecret(folder) : Promise.resolve(secret)).then((given) =>
      scryptSync(given, "tribunal model keys", 32),
    );
    return Buffer.from(hkdfSync("sha256", await master, tenant, "tribunal model keys", 32));
  };
  const placeOf = (tenant: string) => join(folder, `${createHash("sha256").update(tenant).digest("hex")}.json`);
  const read = async (tenant: string): Promise<Sealed> => {
    const text = await readFile(placeOf(tenant), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "{}";
      throw error;
    });
    return Sealed.parse(JSON.parse(text));
  };
  const write = async (tenant: string, sealed: Sealed): Promise<void> => {
    const place = placeOf(tenant);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const beside = `${place}.${randomBytes(6).toString("hex")}`;
    await writeFile(beside, JSON.stringify(sealed), { mode: 0o600 });
    await rename(beside, place);
  };
  const opened = async (tenant: string): Promise<Map<string, string>> => {
    const key = await keyOf(tenant);
    const found = Object.entries(await read(tenant)).map(([provider, one]) => [
      provider,
      open(one, key, tenant, provider),
    ]);
    return new Map(found.filter((one): one is [string, string] => one[1] !== null));
  };

  return {
    put: (tenant, provider, given) =>
      inTurn(async () => {
        const sealed = seal(given, await keyOf(tenant), tenant, provider);
        await write(tenant, { ...(await read(tenant)), [provider]: sealed });
      }),
    forget: (tenant, provider) =>
      inTurn(async () => {
        const { [provider]: gone, ...rest } = await read(tenant);
        if (gone === undefined) return false;
        await write(tenant, rest);
        return true;
      }),
    providers: async (tenant) => [...(await opened(tenant)).keys()].sort(),
    async environmentOf(tenant) {
      const keys = [...(await opened(tenant))];
      return Object.fromEntries(
        keys.flatMap(([provider, key]) => {
          const variable = keyVariableOf(provider);
          return variable === undefined ? [] : [[variable, key]];
        }),
      );
    },
  };
}

const bound = (tenant: string, provider: string) => Buffer.from(JSON.stringify([tenant, provider]));

function seal(text: string, key: Buffer, tenant: string, provider: string): Sealed[string] {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(bound(tenant, provider));
  const data = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return { iv: iv.toString("base64"), tag: cipher.getAuthTag().toString("base64"), data: data.toString("base64") };
}

/** Null where another secret sealed it, or somebody changed it. */
function open({ iv, tag, data }: Sealed[string], key: Buffer, tenant: string, provider: string): string | null {
  const bytes = (text: string) => Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes(iv), { authTagLength: 16 }).setAAD(
    bound(tenant, provider),
  );
  try {
    decipher.setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** The secret of this folder, made once: of two who make it at the same time, both use the one that was there first. */
async function ownSecret(folder: string): Promise<string> {
  const place = join(folder, "secret");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(place, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return (await readFile(place, "utf8")).trim();
}
