import { Argument } from "commander";
import { closest } from "../domain/closest.ts";
import type { Contradiction } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { DECISION_WORDS } from "../i18n/cli-decisions.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { parseQuantity } from "../quantities/parse.ts";
import { oneLine } from "../report/view/print.ts";
import type { Review } from "../review/result.ts";
import { documentOf } from "../runs/document.ts";
import type { NewDecision } from "../store/port.ts";
import { answeringCommand } from "./answering-command.ts";
import { findReview } from "./find-review.ts";
import { withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { describeDecision } from "./show-decisions.ts";
import { UsageProblem } from "./usage-problem.ts";

interface DecideOptions {
  accept?: string;
  value?: string;
  unit?: string;
  dismiss?: true;
  reason?: string;
  by?: string;
  json?: true;
}

/** `tribunal decide <review> <contradiction>`: a person's verdict, with a reason and a name. */
export const decideCommand: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...DECISION_WORDS[locale] };
  return answeringCommand("decide", locale)
    .description(words.decide)
    .addArgument(new Argument("<review>", RECORD_WORDS[locale].reviewArgument))
    .addArgument(new Argument("<contradiction>", words.contradictionArgument))
    .option("--accept <agent>", words.accept)
    .option("--value <value>", words.value)
    .option("--unit <unit>", words.unit)
    .option("--dismiss", words.dismiss)
    .option("--reason <reason>", words.reason)
    .option("--by <name>", words.by)
    .action((given: string, about: string, options: DecideOptions) =>
      withHome(terminal, locale, async ({ tenant }) => {
        const { reason = "", by = "" } = options;
        if (reason.trim() === "") throw new UsageProblem(words.refused.reason_required);
        if (by.trim() === "") throw new UsageProblem(words.refused.name_required);
        const record = await findReview(tenant, given, locale);
        if (record.status !== "done") throw new UsageProblem(words.refused.review_not_found);
        const contradiction = contradictionMeant(await documentOf(tenant, record.id), about, locale);
        const subject = { reviewId: record.id, contradictionId: contradiction.id, reason, by };
        const decided = await tenant.decisions.add({ ...subject, ...whatIsDecided(contradiction, options, locale) });
        if (!decided.ok) throw new UsageProblem(words.refused[decided.refused]);
        const { decision } = decided;
        if (options.json) return terminal.write(`${JSON.stringify(decision, null, 2)}\n`);
        const told = [describeDecision(decision, locale), words.taken(decision.id), words.engineStays];
        return terminal.write(`${told.join("\n")}\n`);
      }),
    );
};

type Decided = Pick<NewDecision, "kind" | "position" | "value" | "unit">;

function whatIsDecided(contradiction: Contradiction, options: DecideOptions, locale: Locale): Decided {
  const { accept, value, unit, dismiss } = options;
  const words = DECISION_WORDS[locale];
  if ([accept, value, dismiss].filter((one) => one !== undefined).length !== 1) throw new UsageProblem(words.oneOf);
  if (accept !== undefined) return { kind: "accept_position", position: positionMeant(contradiction, accept, locale) };
  if (value !== undefined) return { kind: "set_value", ...valueMeant(value, unit, locale) };
  return { kind: "dismiss" };
}

function positionMeant({ positions, topic }: Contradiction, wanted: string, locale: Locale): string {
  const agents = [...new Set(positions.map(({ agentName }) => agentName))];
  const meant = agents.find((agent) => agent.toLowerCase() === wanted.trim().toLowerCase());
  if (meant !== undefined) return meant;
  const near = closest(wanted, agents);
  const what = DECISION_WORDS[locale].noPosition(wanted, oneLine(topic), agents.map(oneLine).join(", "));
  throw new UsageProblem(near === null ? what : `${what}\n${CLI_WORDS[locale].didYouMean(oneLine(near))}`);
}

/** A number with its unit where it is one, else the words as they are. */
function valueMeant(given: string, unit: string | undefined, locale: Locale): Pick<NewDecision, "value" | "unit"> {
  const own = unit === undefined ? {} : { unit };
  const read = /^-?\d+(?:\.\d+)?$/.test(given.trim()) ? null : parseQuantity(given, { locale });
  if (read === null)
    return { value: Number.isNaN(Number(given)) || given.trim() === "" ? given : Number(given), ...own };
  if ("ambiguous" in read) throw new UsageProblem(DECISION_WORDS[locale].ambiguousValue(given));
  const { currency, durationUnit } = read;
  const printed =
    read.unit === "percent" ? "%" : (currency ?? (durationUnit === undefined ? undefined : `${durationUnit}s`));
  return { value: read.value, ...(printed !== undefined && { unit: printed }), ...own };
}

/** The contradiction an id, the beginning of one or a topic means. */
function contradictionMeant(review: Review, given: string, locale: Locale): Contradiction {
  const words = DECISION_WORDS[locale];
  const all = [
    ...review.settled.map(({ contradiction }) => contradiction),
    ...review.notExamined.map(({ contradiction }) => contradiction),
    ...review.noted,
  ];
  if (all.length === 0) throw new UsageProblem(words.noneToDecide);
  const named = (some: readonly Contradiction[]) => some.map(({ id, topic }) => `${id} (${oneLine(topic)})`).join(", ");
  const wanted = given.trim().toLowerCase();
  const byTopic = ({ topic, topicId }: Contradiction) => topic.toLowerCase() === wanted || topicId === wanted;
  const byId = ({ id }: Contradiction) => id === wanted || id.startsWith(wanted) || id.startsWith(`ctr-${wanted}`);
  const exact = all.filter(({ id }) => id === wanted);
  const meant = wanted === "" ? [] : exact.length > 0 ? exact : all.filter((one) => byTopic(one) || byId(one));
  const [only] = meant;
  if (only === undefined) throw new UsageProblem(words.noContradiction(given, named(all)));
  if (meant.length > 1) throw new UsageProblem(words.severalContradictions(given, named(meant)));
  return only;
}
