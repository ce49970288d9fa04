import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Claim } from "../src/fusion/claim.ts";

/** One object with the claims made about it and, where known, the truth. */
export interface ConflictCase {
  object: string;
  claims: Claim[];
  truth: number | string | null;
  group: string;
}

/** The scored cities. */
export function readPopulation(dataDir: string): ConflictCase[] {
  return lines(readFileSync(join(dataDir, "conflicts", "population.jsonl"), "utf8")).map(toCity);
}

/** Every claim about every city, for learning who is reliable. The truths some of them carry are left out. */
export function readAllCities(dataDir: string): ConflictCase[] {
  return lines(unzip(dataDir, "population-all-claims.jsonl.gz")).map((line) => ({ ...toCity(line), truth: null }));
}

export function readFlights(dataDir: string): ConflictCase[] {
  return lines(unzip(dataDir, "flight.jsonl.gz")).map((line) => {
    const { date, object: flight, attr, truth, claims } = line as FlightLine;
    const object = `${date} ${flight} ${attr}`;
    const read = attr.endsWith("gate") ? readGate : readMinutes;
    return {
      object,
      group: attr,
      truth: truth === null ? null : read(truth),
      claims: Object.entries(claims).flatMap(([agent, text]) => {
        const value = read(text);
        return value === null ? [] : [{ object, agent, value }];
      }),
    };
  });
}

interface FlightLine {
  date: string;
  object: string;
  attr: string;
  truth: string | null;
  claims: Record<string, string>;
}

/** Claims stand in the order of the edits; an editor with number 0 is one without an account. */
function toCity(line: unknown): ConflictCase {
  const {
    object: city,
    attr,
    truth,
    claims,
  } = line as {
    object: string;
    attr: string;
    truth: string | null;
    claims: [string, string][];
  };
  const object = `${city} ${attr}`;
  return {
    object,
    group: attr,
    truth: truth === null ? null : Number(truth),
    claims: claims.map(([agent, value], order) => ({
      object,
      agent,
      value: Number(value),
      order,
      kind: agent.startsWith("0 (") ? "anonymous" : "named",
    })),
  };
}

/** The first time of day in the text, in minutes: "8:23 PM, Dec 01", "20:23", "8:23pDec 1". Days are not compared. */
export function readMinutes(text: string): number | null {
  const time = /(\d{1,2}):(\d{2})\s*([ap])?/i.exec(text);
  if (time === null) return null;
  const [hour, minute, half] = [Number(time[1]), Number(time[2]), time[3]?.toLowerCase()];
  return (half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute;
}

/** A gate without its terminal: "Terminal A - 17", "17/T3", "17?" and "A-17" lose what is not the gate. */
export function readGate(text: string): string | null {
  const gate = text
    .toUpperCase()
    .replace(/^TERMINAL \S+(?: - |$)/, "")
    .replace(/\/.*$/, "")
    .replace(/[^A-Z0-9]/g, "");
  return /\d/.test(gate) ? gate : null;
}

function unzip(dataDir: string, file: string): string {
  return gunzipSync(readFileSync(join(dataDir, "conflicts", file))).toString("utf8");
}

function lines(text: string): unknown[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as unknown);
}
