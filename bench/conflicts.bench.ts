import { existsSync } from "node:fs";
import { join } from "node:path";
import { clusterValues, mostClaimed } from "../src/consensus/clusters.ts";
import { QUALITY_ENGINE_CONFIG } from "../src/domain/config.ts";
import type { Claim, EstimateOptions, ObjectEstimate } from "../src/fusion/claim.ts";
import { fuse } from "../src/fusion/fuse.ts";
import type { Bench } from "./bench.ts";
import { type Graded, printCalibration, rightAtOrAbove, share } from "./calibration.ts";
import { type ConflictCase, readAllCities, readFlights, readPopulation } from "./conflict-cases.ts";
import { foretold } from "./foretold.ts";

/** A city's value is right within this share of the truth. */
const CLOSE = 0.01;

/** Which value is kept where agents differ and no document speaks: votes, clusters, and reliability learned from agreement. */
export const run: Bench = async ({ dataDir, args }) => {
  if (dataDir === null || !existsSync(join(dataDir, "conflicts", "population.jsonl"))) {
    console.log("The public cases (data/conflicts) are not here: nothing was measured.");
    return { measured: false };
  }
  if (args.includes("--tune")) return tune(dataDir);
  console.log(
    "Reliability is learned from agreement alone: no truth and no name is used. Of the editors it is told\nwho has an account, and of the edits their order.\n",
  );
  return { population: population(dataDir), flight: flight(dataDir), speed: speed() };
};

function population(dataDir: string) {
  const scored = readPopulation(dataDir).filter(hasTruth);
  const known = new Set(scored.map(({ object }) => object));
  const others = readAllCities(dataDir).filter(({ object }) => !known.has(object));
  const claims = [...scored, ...others].flatMap((one) => one.claims);
  const close = (value: number | string, { truth }: Scored) =>
    Math.abs(Number(value) - Number(truth)) <= CLOSE * Math.abs(Number(truth));
  const { chosen, seconds } = choose(claims, { sameValue: CLOSE });
  const graded = grade(scored, chosen, close);
  const bare = claims.map(({ object, agent, value }) => ({ object, agent, value }));
  const alone = grade(
    scored,
    choose(
      scored.flatMap((one) => one.claims),
      { sameValue: CLOSE },
    ).chosen,
    close,
  );
  const clusters = scored.map((one) => ({ one, value: byClusters(one.claims) }));
  const decided = clusters.flatMap(({ one, value }) => (value === null ? [] : [{ right: close(value, one) }]));

  console.log(`population: ${scored.length} cities with a known truth; ${claims.length} claims to learn from`);
  const result = {
    cities: scored.length,
    reachable: share(scored.map((one) => ({ right: one.claims.some(({ value }) => close(value, one)) }))),
    vote: voteShare(scored, close),
    clusters: Number((decided.filter(({ right }) => right).length / scored.length).toFixed(4)),
    clustersDecided: decided.length,
    estimate: share(graded),
    withoutKindAndOrder: share(grade(scored, choose(bare, { sameValue: CLOSE }).chosen, close)),
    fromScoredClaimsOnly: share(alone),
    at90: rightAtOrAbove(graded, 90),
    seconds,
  };
  printShares(result);
  printCalibration("population", graded);
  for (const [i, one] of scored.entries()) {
    if (graded[i]?.right) continue;
    const { value, confidence, ranked } = chosen.get(one.object) as ObjectEstimate;
    const rest = ranked.slice(1, 4).map((other) => `${other.value} (${other.confidence.toFixed(0)})`);
    const among = one.claims.some((claim) => close(claim.value, one)) ? "" : ", which nobody said";
    console.log(
      `  missed ${one.object}: kept ${value} (${confidence.toFixed(0)}), then ${rest.join(", ") || "nothing"}; truth ${one.truth}${among}`,
    );
  }
  return result;
}

function flight(dataDir: string) {
  const all = readFlights(dataDir);
  const scored = all.filter(hasTruth);
  const claims = all.flatMap((one) => one.claims);
  const same = (value: number | string, { truth }: Scored) => value === truth;
  const { chosen, seconds } = choose(claims, { sameValue: 0 });
  const graded = grade(scored, chosen, same);

  console.log(
    `\nflight: ${scored.length} objects with a readable truth of ${all.length} (times to the minute, gates without terminal); ${claims.length} claims`,
  );
  for (const group of [...new Set(scored.map((one) => one.group))]) {
    const inGroup = scored.filter((one) => one.group === group);
    const right = graded.filter((_, i) => scored[i]?.group === group);
    console.log(
      `  ${group.padEnd(20)} n ${String(inGroup.length).padStart(4)}  vote ${voteShare(inGroup, same).toFixed(3)}  estimate ${share(right).toFixed(3)}`,
    );
  }
  const times = scored.filter((one) => !one.group.endsWith("gate"));
  const result = {
    objects: scored.length,
    vote: voteShare(scored, same),
    estimate: share(graded),
    withoutCopyDetection: share(grade(scored, choose(claims, { sameValue: 0, copyRate: 0 }).chosen, same)),
    times: times.length,
    timesVote: voteShare(times, same),
    timesEstimate: share(graded.filter((_, i) => !scored[i]?.group.endsWith("gate"))),
    at90: rightAtOrAbove(graded, 90),
    seconds,
  };
  printShares(result);
  printCalibration("flight", graded);
  return { ...result, eachDayAlone: eachDayAlone(all, same) };
}

/** Learning from one day only: a seventh of the evidence, where two coherent stories may still be taken for each other. */
function eachDayAlone(all: ConflictCase[], same: IsRight) {
  const days = [...new Set(all.map(({ object }) => object.slice(0, 8)))].sort();
  return days.map((day) => {
    const ofDay = all.filter(({ object }) => object.startsWith(day));
    const scored = ofDay.filter(hasTruth);
    const { chosen } = choose(
      ofDay.flatMap((one) => one.claims),
      { sameValue: 0 },
    );
    const graded = grade(scored, chosen, same);
    const row = { day, vote: voteShare(scored, same), estimate: share(graded), at90: rightAtOrAbove(graded, 90) };
    console.log(
      `  ${day} alone  vote ${row.vote.toFixed(3)}  estimate ${row.estimate.toFixed(3)}  at 90: ${row.at90.right} of ${row.at90.answers}`,
    );
    return row;
  });
}

/** How long 100,000 claims take, spread over many objects and all on one. */
function speed() {
  const make = (objects: number): Claim[] =>
    Array.from({ length: 100_000 }, (_, i) => ({
      object: `o${i % objects}`,
      agent: `a${(i * 7919) % 5_000}`,
      value: 1_000 + ((i * 31) % 97) * ((i * 17) % 11),
    }));
  const result = { manyObjectsSeconds: choose(make(20_000)).seconds, oneObjectSeconds: choose(make(1)).seconds };
  console.log(
    `\n100,000 claims: ${result.manyObjectsSeconds} s over 20,000 objects, ${result.oneObjectSeconds} s on one`,
  );
  return result;
}

/** How well hidden claims are foretold from the others, under other settings: no truth is looked at. */
function tune(dataDir: string) {
  const sets = { population: readAllCities(dataDir), flight: readFlights(dataDir) };
  const variants: EstimateOptions[] = [
    {},
    { copyRate: 0 },
    { copyRate: 0.8 },
    { caution: 0.5 },
    { caution: 1 },
    { falseValues: 5 },
    { falseValues: 50 },
    { priorStrength: 3 },
    { priorStrength: 12 },
  ];
  const rows = variants.map((options) => ({
    ...options,
    population: foretold(sets.population, { sameValue: CLOSE, ...options }),
    flight: foretold(sets.flight, { sameValue: 0, ...options }),
  }));
  for (const row of rows) console.log(JSON.stringify(row));
  return { tuned: rows };
}

type Scored = ConflictCase & { truth: number | string };
type IsRight = (value: number | string, one: Scored) => boolean;

function hasTruth(one: ConflictCase): one is Scored {
  return one.truth !== null && one.claims.length > 0;
}

function choose(claims: Claim[], options: EstimateOptions = {}) {
  const start = performance.now();
  const { objects } = fuse(claims, options);
  const seconds = Number(((performance.now() - start) / 1000).toFixed(2));
  return { chosen: new Map(objects.map((object) => [object.object, object])), seconds };
}

function grade(scored: Scored[], chosen: Map<string, ObjectEstimate>, isRight: IsRight): Graded[] {
  return scored.map((one) => {
    const { value, confidence } = chosen.get(one.object) as ObjectEstimate;
    return { confidence, right: isRight(value, one) };
  });
}

/** The most frequent value; a tie counts by the share of its values that are right, as if it were drawn by lot. */
function voteShare(scored: Scored[], isRight: IsRight): number {
  let right = 0;
  for (const one of scored) {
    const counts = new Map<number | string, number>();
    for (const { value } of one.claims) counts.set(value, (counts.get(value) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const top = [...counts].filter(([, count]) => count === most);
    right += top.filter(([value]) => isRight(value, one)).length / top.length;
  }
  return Number((right / scored.length).toFixed(4));
}

/** What the engine's own rule keeps between equally sure agents: nothing for a tie or for three clusters and more. */
function byClusters(claims: Claim[]): number | null {
  const members = claims.map(({ value }) => ({ value: Number(value), confidence: 70 }));
  const clusters = clusterValues(members, QUALITY_ENGINE_CONFIG.consensus.clusterRadius);
  const [first, second, third] = clusters.sort((a, b) => b.members.length - a.members.length);
  if (first === undefined || third !== undefined || first.members.length === second?.members.length) return null;
  return second === undefined ? first.centre : mostClaimed(first.members);
}

function printShares(result: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(result)) console.log(`  ${name.padEnd(30)} ${JSON.stringify(value)}`);
}
