import type { Reliability } from "../track-record/reliability.ts";

/** One agent's word on one object. */
export interface Claim {
  /** What is spoken of: "arr@2024", a flight's departure. Values of one object compete. */
  object: string;
  agent: string;
  value: number | string;
  /** How much of a vote it is, 0 to 1: an agent's own confidence, for one. Default 1. */
  weight?: number;
  /** What sort of agent it is ("anonymous", a model's family): agents little is known of are judged by their kind. */
  kind?: string;
  /** When it was made (a time, a version, a tier), if known: who speaks later may merely repeat what stood there. */
  order?: number;
}

/** How sources are put together. All optional. */
export interface EstimateOptions {
  /** Numbers this close, as a share of the better supported one, are one value. Default 0.01. */
  sameValue?: number;
  /** How many wrong values an object could be given: the more, the more two agents who agree are believed. Default 20. */
  falseValues?: number;
  /** What is believed of an agent nobody knows: right that often … Default 0.7. */
  priorMean?: number;
  /** … with the certainty of this many judged claims. Default 6. */
  priorStrength?: number;
  /** How often an agent that copies does so; 0 turns copy detection off. Default 0.95. */
  copyRate?: number;
  /** Share of pairs of agents thought to copy before anything is seen. Default 0.05. */
  copyPrior?: number;
  /** Votes are worth this share of what independence would make them. Default 0.7: errors travel in company. */
  caution?: number;
  /** At most, before and again after copies are looked for; it stops earlier when beliefs no longer move. Default 10. */
  maxRounds?: number;
}

/** A value an object was given, with what speaks for it. */
export interface RankedValue {
  value: number | string;
  /** 0 to 100: how often a value with such support is the true one. */
  confidence: number;
  agents: string[];
}

export interface ObjectEstimate {
  object: string;
  /** The most believed value. Where `tied` is set another one is believed as much. */
  value: number | string;
  confidence: number;
  tied: boolean;
  /** All values, most believed first, the chosen one included. */
  ranked: RankedValue[];
}

export interface AgentEstimate {
  agent: string;
  reliability: Reliability;
  /** How often it repeats the value given just before it where that value is false; 0.1 before anything is seen. */
  repeats: number;
  /** Agents it seems to share a source with (one copies the other, or both a third), most probable first. */
  sharesSourceWith: { agent: string; probability: number }[];
}

export interface Estimate {
  objects: ObjectEstimate[];
  agents: AgentEstimate[];
}
