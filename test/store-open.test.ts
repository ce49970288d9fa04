import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Locale } from "../src/domain/locale.ts";
import { STORE_FAILURES } from "../src/i18n/store.ts";
import { createStore } from "../src/store/create-store.ts";
import { explainStoreFailure, StoreFailure } from "../src/store/failure.ts";
import { postgresHome } from "../src/store/homes/postgres.ts";
import { sqliteHome } from "../src/store/homes/sqlite.ts";
import { sha256 } from "../src/store/ids.ts";
import { MIGRATIONS, migrate } from "../src/store/migrations/migrate.ts";
import { openPostgresStore, openSqliteStore, openStore } from "../src/store/open.ts";
import { finishReview, HOMES, makeDeal, newDatabase } from "./store-case.ts";
import { startPostgres } from "./support/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "tribunal-open-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failureOf = async (opening: Promise<unknown>): Promise<StoreFailure> => {
  const failure = await opening.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof StoreFailure)) throw new Error(`not a StoreFailure: ${failure}`);
  return failure;
};

describe("opening a file", () => {
  it("makes it on first use, with its folder, durable", async () => {
    const home = join(folder, "deep", "er");
    const store = await openStore({ TRIBUNAL_HOME: home, DATABASE_URL: "" });
    expect(store).toMatchObject({ home: "sqlite", location: join(home, "tribunal.sqlite") });
    expect(statSync(home).mode & 0o077).toBe(0);
    expect(statSync(store.location).mode & 0o077).toBe(0);
    const database = new DatabaseSync(store.location);
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    database.close();
    await store.close();
  });

  it("opens for many at once, on first use too", async () => {
    const file = join(folder, "many", "tribunal.sqlite");
    const stores = await Promise.all(Array.from({ length: 8 }, () => openSqliteStore(file)));
    await Promise.all(stores.map((store, i) => store.of("t", `a${i}`).record("x", "y", {})));
    expect(await stores[0]?.audit.verify()).toMatchObject({ ok: true, head: { count: 8 } });
    await Promise.all(stores.map((store) => store.close()));
  });

  it("does not take another file for a store, and leaves it as it was", async () => {
    const text = join(folder, "notes.txt");
    writeFileSync(text, "no database at all, and long enough to be looked at ".repeat(50));
    expect(await failureOf(openSqliteStore(text))).toMatchObject({ code: "not_a_store", detail: { location: text } });
    const foreign = join(folder, "foreign.sqlite");
    const database = new DatabaseSync(foreign);
    database.exec("create table deals (mine text)");
    database.close();
    expect(await failureOf(openSqliteStore(foreign))).toMatchObject({ code: "not_a_store" });
    const again = new DatabaseSync(foreign);
    expect(again.prepare("select name from sqlite_schema").all()).toEqual([{ name: "deals" }]);
    again.close();
  });

  it("says so where the file is damaged, or the place cannot be written", async () => {
    const file = join(folder, "damaged", "tribunal.sqlite");
    const store = await openSqliteStore(file);
    await makeDeal(store.of("t", "a"));
    await store.close();
    writeFileSync(file, Buffer.alloc(40_000, 7), { flag: "r+" });
    expect(["not_a_store", "damaged"]).toContain((await failureOf(openSqliteStore(file))).code);
    writeFileSync(join(folder, "a-file"), "x");
    expect(await failureOf(openSqliteStore(join(folder, "a-file", "x.sqlite")))).toMatchObject({ code: "cannot_open" });
    expect(await failureOf(openSqliteStore(folder))).toMatchObject({ code: "cannot_open" });
  });

  it.skipIf(process.getuid?.() === 0)("says so where the folder may not be written", async () => {
    const closed = join(folder, "closed");
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(await failureOf(openSqliteStore(join(closed, "x.sqlite")))).toMatchObject({ code: "cannot_open" });
  });
});

describe("opening PostgreSQL", () => {
  it("says so where nobody answers or the address is none, without the password", async () => {
    const failure = await failureOf(openPostgresStore("postgres://me:secret-word@127.0.0.1:9/deals"));
    expect(failure).toMatchObject({ code: "unreachable", detail: { location: "127.0.0.1:9/deals" } });
    for (const address of ["not an address", "mysql://me:secret-word@h/d", "/var/lib/file"])
      expect(await failureOf(openStore({ DATABASE_URL: address }))).toMatchObject({ code: "bad_url" });
    for (const locale of Locale.options) expect(explainStoreFailure(failure, locale)).not.toContain("secret-word");
  });
});

describe("a store whose home goes away", () => {
  it("says so, in PostgreSQL", async () => {
    const server = await startPostgres();
    const store = await openPostgresStore(server.url);
    await server.stop();
    await failureOf(store.of("t", "a").deals.list()).then(({ code }) => expect(code).toBe("unreachable"));
    await store.close();
  });

  it("says so in the middle of a query or a transaction, and works again when it is back", async () => {
    const url = await newDatabase();
    const store = await openPostgresStore(url);
    const tenant = store.of("t", "a");
    const [meddler, locker] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([meddler.connect(), locker.connect()]);
    locker.on("error", () => undefined); // It is ended with the others.
    const end = (where: string) =>
      meddler.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and ${where}`,
      );
    const waiting = async () => {
      for (;;) {
        const { rowCount } = await meddler.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        if (rowCount === 2) return;
      }
    };
    await locker.query("begin");
    await locker.query("lock table tribunal.audit_head, tribunal.deals");
    const [inTransaction, inQuery] = [failureOf(tenant.record("x", "y", {})), failureOf(tenant.deals.list())];
    await waiting();
    await end("wait_event_type = 'Lock'");
    expect((await inTransaction).code).toBe("unreachable");
    expect((await inQuery).code).toBe("unreachable");
    await end("true");
    // A connection may be handed out before its end is heard of: that call says so, the next one gets another.
    const again = async (): Promise<unknown> =>
      tenant.record("x", "y", {}).catch((failure: StoreFailure) => {
        expect(failure.code).toBe("unreachable");
        return again();
      });
    expect(await again()).toMatchObject({ seq: 1 });
    await meddler.end();
    await store.close();
  });

  it("says so, on a full disk", async () => {
    const file = join(folder, "full", "tribunal.sqlite");
    const store = await openSqliteStore(file);
    await store.close();
    const small = sqliteHome(file);
    await sql`pragma max_page_count = 1`.execute(small.db);
    const tenant = createStore(small, () => new Date()).of("t", "a");
    expect(await failureOf(tenant.documents.put(new Uint8Array(5_000_000)))).toMatchObject({ code: "disk_full" });
    const large = { note: "x".repeat(5_000_000) };
    expect(await failureOf(tenant.record("in", "a transaction", large))).toMatchObject({ code: "disk_full" });
    expect(await tenant.record("small", "enough", {})).toMatchObject({ seq: 1 });
    await small.db.destroy();
  });
});

describe("what a failure says", () => {
  it("is there in three languages, each its own, with the facts", () => {
    const facts = { location: "/home/x.sqlite", why: "disk", found: 9, known: 2, path: "deck.pdf" };
    for (const code of Object.keys(STORE_FAILURES.en) as (keyof typeof STORE_FAILURES.en)[]) {
      const said = Locale.options.map((locale) => STORE_FAILURES[locale][code](facts));
      expect(new Set(said).size).toBe(3);
      for (const sentence of said) expect(sentence).not.toMatch(/undefined|null/);
    }
    expect(STORE_FAILURES.fr.newer_version(facts)).toContain("9");
  });
});

describe.each(HOMES("empty").map((home) => [home.name, home] as const))("migrations in %s", (_, home) => {
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  const clock = () => new Date("2026-01-01T00:00:00.000Z");
  const homeAt = (address: string) => (home.name === "sqlite" ? sqliteHome(address) : postgresHome(address));

  it("brings a store of version 1 up to date, with all its rows", async () => {
    const { address, read, open } = await home.place();
    const first = homeAt(address);
    await migrate(first, clock, 1);
    await first.db
      .insertInto("deals")
      // As version 1 had it: no origin.
      .values({
        id: "deal_old",
        tenant: "ours",
        name: "Old",
        created_at: "2025-01-01T00:00:00.000Z",
        version: 1,
      } as never)
      .execute();
    const bytes = new TextEncoder().encode("Old deck");
    await first.db
      .insertInto("documents")
      // As version 1 had it: the bytes beside what is said of them.
      .values({ tenant: "ours", hash: sha256(bytes), size: 8, bytes, created_at: "2025-01-01T00:00:00.000Z" } as never)
      .execute();
    await first.db
      .insertInto("reviews")
      // As version 1 had it: the document within the row.
      .values({
        ...{ id: "rev_old", tenant: "ours", deal_id: "deal_old", deal_version: 1, status: "done", locale: "en" },
        ...{ options: "{}", created_at: "2025-01-01T00:00:00.000Z", document: "{}", document_hash: sha256("{}") },
      } as never)
      .execute();
    const old = createStore(first, clock);
    const token = await old.access.createToken({ tenant: "ours", label: "desk", actor: "cli" });
    await old.of("ours", "alice").record("test.row", "x", { kept: true });
    await old.close();

    const store = await open();
    const tenant = store.of("ours", "alice");
    expect(await tenant.deals.get("deal_old")).toMatchObject({ name: "Old", origin: null });
    expect(await tenant.documents.get(sha256(bytes))).toEqual(bytes);
    expect(await tenant.reviews.document("rev_old")).toEqual({ json: "{}", hash: sha256("{}") });
    await finishReview(tenant, "deal_old");
    await tenant.deals.create({ name: "New", origin: "/deals/new", files: [] });
    expect(await store.access.openSession(token.secret, 1_000)).not.toBeNull();
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    expect(await read("select version from migrations order by version")).toEqual(
      MIGRATIONS.map((_, i) => ({ version: i + 1 })),
    );
    await store.close();
  });

  it("are made once when many open at once", async () => {
    const place = await home.place();
    const stores = await Promise.all(Array.from({ length: 6 }, () => place.open()));
    expect(await place.read("select count(*) as n from migrations")).toEqual([
      { n: expect.toSatisfy((n: unknown) => Number(n) === MIGRATIONS.length) },
    ]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it("refuse a store of a later version, and leave it alone", async () => {
    const place = await home.place();
    await (await place.open()).close();
    await place.meddle("insert into migrations (version, applied_at) values (99, 'later')");
    const failure = await failureOf(place.open());
    expect(failure).toMatchObject({ code: "newer_version", detail: { found: 99, known: MIGRATIONS.length } });
    if (home.name === "sqlite") expect(existsSync(dirname(place.address))).toBe(true);
  });

  it("leave nothing half done where a step fails", async () => {
    const place = await home.place();
    const first = homeAt(place.address);
    await migrate(first, clock, 1);
    await first.db.destroy();
    await place.meddle("create table sessions (in_the_way text)");
    await expect(place.open()).rejects.toThrow(/sessions/);
    await place.meddle("drop table sessions");
    const store = await place.open();
    await store.of("ours", "a").deals.create({ name: "A", origin: "/a", files: [] });
    await store.close();
  });
});
