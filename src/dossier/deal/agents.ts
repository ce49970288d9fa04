import { basename } from "node:path";
import { TribunalError } from "../../domain/errors.ts";
import type { AgentOutput } from "../../domain/finding.ts";
import { readAgentOutput } from "../agent-output.ts";
import { isFree } from "../agents/fields.ts";
import { readWithin } from "../isolate.ts";
import type { DealFile } from "./folder.ts";
import type { Warn } from "./warnings.ts";

const MAX_AGENT_FILE_BYTES = 50_000_000;

/** Reads the agents' outputs of a deal. What is wrong with one is a warning: the others are read all the same. */
export async function loadAgents(files: DealFile[], warn: Warn): Promise<AgentOutput[]> {
  const outputs: AgentOutput[] = [];
  for (const { inside, path } of files) {
    const json = await readJsonFile(path);
    if ("problem" in json) {
      warn("agent_file_unreadable", { file: inside, other: json.problem });
      continue;
    }
    const fallback = basename(inside).replace(/\.json$/i, "");
    for (const one of outputsIn(json.value)) {
      const { output, unread } = readAgentOutput(one, fallback);
      if (unread.length > 0) warn("agent_partly_read", { file: inside, count: unread.length }, unread);
      if (outputs.some(({ agentName }) => agentName === output.agentName)) {
        warn("agent_name_twice", { file: inside, other: output.agentName });
      }
      outputs.push(output);
    }
  }
  return outputs;
}

/** One file may hold several outputs: a list, or a list under "agents". */
function outputsIn(json: unknown): unknown[] {
  const list = isFree(json) && Array.isArray(json.agents) ? json.agents : json;
  const several = Array.isArray(list) && list.length > 0 && list.every((one) => isFree(one) && "findings" in one);
  return several ? list : [json];
}

async function readJsonFile(path: string): Promise<{ value: unknown } | { problem: string | TribunalError }> {
  try {
    const bytes = await readWithin(path, MAX_AGENT_FILE_BYTES);
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch (error) {
    if (error instanceof TribunalError) return { problem: error };
    return { problem: (error as Error).message };
  }
}
