import type { VerificationContext } from "../../domain/context.ts";
import { TribunalError } from "../../domain/errors.ts";
import type { AgentOutput, ScoredFinding } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { placeOfPage } from "../../evidence/pages.ts";
import { type Witness, witnessOf } from "../../evidence/witness.ts";
import { sourceName } from "../../i18n/sources.ts";
import { converse } from "../../model/converse.ts";
import { ModelFailure } from "../../model/failure.ts";
import type { Model } from "../../model/port.ts";
import type { Instructions } from "../../model/prompt/instructions.ts";
import { readAgentOutput } from "../../outputs/read-output.ts";
import type { AnalystSpec } from "./analyst-spec.ts";
import { analystPrompt } from "./prompt.ts";
import { expertFor, TIER_1 } from "./roster.ts";
import { strikeFalse } from "./strike.ts";
import { analystTools } from "./tools.ts";

/** What an analyst with a model is given. */
export interface ModelAnalystInput {
  context: VerificationContext;
  deal: { name: string; sector: string | null; stage: string | null };
  locale: Locale;
  /** What tier 1 came to, for the expert. */
  findings: readonly ScoredFinding[];
  /** The model behind its door: budget, journal and replay are its. Null: there is none. */
  model: Model | null;
  signal?: AbortSignal | undefined;
}

/** An analyst as a review calls it. */
export interface ModelAnalyst {
  name: string;
  tier: 1 | 2;
  analyse(input: ModelAnalystInput): Promise<AgentOutput>;
}

const MOST_PAGES = 80;
const MOST_FACTS = 40;
const MOST_CONSOLIDATED = 40;

/**
 * Tier 1 whole, and the one expert of the deal's sector: analysts for who has documents and a model, and no analyses.
 *
 * ```ts
 * await reviewDeal("my-deal", { model, agents: modelAnalysts("saas") });
 * ```
 *
 * `prompts` replaces the rules all of them follow (`analyst`) and the mission of each (`missions`); where the deal has an
 * analyst of the same name already (`taken`), ours speaks as `tribunal-…`: two voices never share a name or a record.
 */
export const modelAnalysts = (
  sector: string | null,
  prompts?: Instructions,
  taken: ReadonlySet<string> = new Set(),
): ModelAnalyst[] =>
  [...TIER_1, expertFor(sector)].map((spec) => {
    const name = ownName(spec.name, taken);
    return { name, tier: spec.tier, analyse: (input) => analyse(spec, name, input, prompts) };
  });

/** What an analyst of ours is called beside the deal's own. */
export const ownName = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? `tribunal-${name}` : name;

/** Lets a model work through its mission with our tools, and keeps of its answer what the documents bear out. */
async function analyse(
  spec: AnalystSpec,
  name: string,
  input: ModelAnalystInput,
  prompts: Instructions | undefined,
): Promise<AgentOutput> {
  const { context, deal, locale, model, signal } = input;
  if (model === null) throw new TribunalError("bad_input", `${spec.name} needs a model.`);
  const witness = witnessOf(context);
  const { system, user, schema } = analystPrompt(spec, knownTo(spec, witness, input), deal, locale, prompts);
  const tools = analystTools(witness, locale);
  const heard = await converse(model, { role: "analyst", about: spec.name, system, user, tools, schema, signal });
  if ("failure" in heard)
    throw heard.failure instanceof ModelFailure ? heard.failure : new ModelFailure("malformed_response");
  const { answer, struck } = strikeFalse({ ...heard.data, agentName: name }, witness, locale);
  const { output } = readAgentOutput(answer, name);
  return {
    ...output,
    agentName: name,
    tier: spec.tier,
    findings: output.findings.map((finding) => ({ ...finding, agentName: name, tier: spec.tier })),
    output: {
      ...answer,
      struck,
      steps: heard.turns.length,
      lookedUp: heard.turns.reduce((sum, { calls }) => sum + calls.length, 0),
    },
  };
}

/** What opens the question: all pages by name, and what the documents state on the analyst's own topics. */
function knownTo({ topics, tier }: AnalystSpec, witness: Witness, { locale, findings }: ModelAnalystInput) {
  const facts = topics
    .flatMap((topic) => witness.says({ topic, sure: true }))
    .slice(0, MOST_FACTS)
    .map(({ passage: words, source, address }): [string, string] => [
      words,
      `${sourceName(source, locale)}, ${describeAddress(address, locale, witness.dossier)}`,
    ]);
  const pages = witness
    .pages()
    .slice(0, MOST_PAGES)
    .map((page) => placeOfPage(page, locale, witness.dossier));
  if (tier === 1) return { pages, facts };
  const consolidated = findings
    .slice(0, MOST_CONSOLIDATED)
    .map(({ agentName, metric, value, unit, period }) => ({ agentName, metric, value, unit, period }));
  return { pages, facts, consolidated };
}
