import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { refusedBySystem, TribunalError } from "../../domain/errors.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import type { ModelRole } from "../port.ts";
import type { InFlightCall, Journal, JournaledOutcome } from "./journal.ts";

/** Of the tables below; another one is not read as if it were this. */
const VERSION = 1;

/**
 * A call is `begun`, then `done` or `failed`. A row still `begun` by another session was in flight when that session
 * ended: it is `ambiguous` until it is made again. `ambiguous_times` remembers, so that a report can say what may have
 * been paid twice.
 */
const SCHEMA = `
  PRAGMA user_version = ${VERSION};
  CREATE TABLE IF NOT EXISTS calls (
    key TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('begun', 'done', 'failed')),
    session TEXT NOT NULL,
    model TEXT NOT NULL,
    role TEXT NOT NULL,
    request TEXT NOT NULL,
    outcome TEXT,
    ambiguous_times INTEGER NOT NULL DEFAULT 0,
    began_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS calls_begun ON calls (state) WHERE state = 'begun';
`;

/**
 * A journal in a file, made on first use, durable at each step: a killed review goes on where it stopped.
 *
 * ```ts
 * new ConsensusEngine({ model, journal: openSqliteJournal("calls.db") });
 * ```
 */
export function openSqliteJournal(file: string, options: { now?: () => number } = {}): Journal {
  refuseUnknown("openSqliteJournal", options, { now: true });
  const now = options.now ?? Date.now;
  const session = randomUUID();
  let database: DatabaseSync | null = null;
  const open = (): DatabaseSync => {
    database ??= openFile(file);
    return database;
  };
  const outcomeOf = (key: string): JournaledOutcome | null => {
    const row = open().prepare("SELECT outcome FROM calls WHERE key = ? AND state <> 'begun'").get(key);
    return row === undefined ? null : (JSON.parse(String(row.outcome)) as JournaledOutcome);
  };
  const end = (key: string, outcome: JournaledOutcome): void => {
    const changes = open()
      .prepare("UPDATE calls SET state = ?, outcome = ?, ended_at = ? WHERE key = ? AND state <> 'done'")
      .run(outcome.state, JSON.stringify(outcome), now(), key).changes;
    if (changes === 0 && outcomeOf(key) === null)
      throw new TribunalError("bad_input", `The journal has no call ${key} to end.`);
  };
  return {
    get: outcomeOf,
    begin(key, request) {
      open()
        .prepare(
          `INSERT INTO calls (key, state, session, model, role, request, began_at) VALUES (?, 'begun', ?, ?, ?, ?, ?)
           ON CONFLICT (key) DO UPDATE SET
             ambiguous_times = ambiguous_times + (state = 'begun' AND session <> excluded.session),
             state = 'begun', session = excluded.session, began_at = excluded.began_at, outcome = NULL, ended_at = NULL
           WHERE state <> 'done'`,
        )
        .run(key, session, request.model, request.role, JSON.stringify(request), now());
    },
    complete(key, completion) {
      end(key, { state: "done", completion });
      const recorded = outcomeOf(key);
      return recorded?.state === "done" ? recorded.completion : completion;
    },
    fail: end,
    inFlight(): InFlightCall[] {
      const rows = open().prepare("SELECT key, model, role, session, began_at FROM calls WHERE state = 'begun'").all();
      return rows.map((row) => ({
        key: String(row.key),
        model: String(row.model),
        role: String(row.role) as ModelRole,
        beganAt: Number(row.began_at),
        ambiguous: row.session !== session,
      }));
    },
    close() {
      database?.close();
      database = null;
    },
  };
}

/** A file that is no journal is closed again, and named. */
function openFile(file: string): DatabaseSync {
  let opened: DatabaseSync | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Loaded with the first file: Node 22 warns of it, and whoever keeps no journal has no use for it.
    opened = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(file);
    opened.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    const { user_version: version } = opened.prepare("PRAGMA user_version").get() ?? {};
    if (version !== 0 && version !== VERSION)
      throw new TribunalError("bad_input", `The journal ${file} has version ${version}, not ${VERSION}.`, { file });
    opened.exec(SCHEMA);
    return opened;
  } catch (error) {
    opened?.close();
    throw error instanceof TribunalError ? error : refusedBySystem(error, file);
  }
}
