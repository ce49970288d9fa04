import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, diagnose, follow, GENESIS, hashOf, type StoredAuditRow } from "./chain.ts";

function chainOf(payloads: readonly string[]): StoredAuditRow[] {
  let prevHash = GENESIS;
  return payloads.map((payload, i) => {
    const row = { seq: i + 1, at: "t", tenant: "t", actor: "a", action: "x", subject: "s", payload, prevHash };
    prevHash = hashOf(row);
    return { ...row, hash: prevHash };
  });
}

/** What a whole verification says, over rows in memory. */
function verify(rows: readonly StoredAuditRow[], written: readonly StoredAuditRow[]) {
  const sorted = rows.toSorted((a, b) => a.seq - b.seq);
  const missing = { seq: rows.length + 1, after: sorted.at(-1)?.hash ?? GENESIS, row: null };
  const broken = follow({ seq: 0, hash: GENESIS }, sorted) ?? (rows.length < written.length ? missing : null);
  if (broken === null) return null;
  return diagnose(
    broken,
    rows.filter(({ prevHash }) => prevHash === broken.after),
    written.length,
  );
}

const chains = fc.array(fc.string(), { minLength: 2, maxLength: 12 }).map(chainOf);
const placed = chains.chain((chain) => fc.tuple(fc.constant(chain), fc.nat(chain.length - 1)));

describe("the chain", () => {
  it("is whole as it was written", () => {
    fc.assert(fc.property(chains, (chain) => verify(chain, chain) === null));
  });

  it("names any row that was edited, in whatever part", () => {
    const parts = fc.constantFrom("at", "tenant", "actor", "action", "subject", "payload", "hash" as const);
    fc.assert(
      fc.property(placed, parts, ([chain, i], part) => {
        const edited = chain.map((row, at) => (at === i ? { ...row, [part]: `${row[part as "at"]}!` } : row));
        expect(verify(edited, chain)).toEqual({ ok: false, fault: "edited", seq: i + 1 });
      }),
    );
  });

  it("names any row that was removed, renumbered or not", () => {
    fc.assert(
      fc.property(placed, fc.boolean(), ([chain, i], renumber) => {
        const rest = chain.filter((_, at) => at !== i);
        const left = renumber ? rest.map((row, at) => ({ ...row, seq: at + 1 })) : rest;
        expect(verify(left, chain)).toEqual({ ok: false, fault: "removed", seq: i + 1 });
      }),
    );
  });

  it("names the first of two rows that changed places", () => {
    fc.assert(
      fc.property(placed, fc.nat(), ([chain, i], other) => {
        const j = (i + 1 + (other % (chain.length - 1))) % chain.length;
        const swapped = chain.map((row) => {
          if (row.seq === i + 1) return { ...row, seq: j + 1 };
          return row.seq === j + 1 ? { ...row, seq: i + 1 } : row;
        });
        const [first, second] = [Math.min(i, j) + 1, Math.max(i, j) + 1];
        expect(verify(swapped, chain)).toEqual({ ok: false, fault: "moved", seq: first, belongsAt: second });
      }),
    );
  });
});

describe("canonicalJson", () => {
  it("spells equal data alike, and reads back as the same", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value as never);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
    expect(canonicalJson({ b: 1, a: [undefined as never, { d: undefined, c: "é" }] })).toBe(
      '{"a":[null,{"c":"é"}],"b":1}',
    );
  });
});
