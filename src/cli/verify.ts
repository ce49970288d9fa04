import { Option } from "commander";
import type { CitationStatus } from "../domain/citation.ts";
import { STATUS_ORDER, verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { VERIFY_WORDS } from "../i18n/verify.ts";
import { type DealOptions, dealCommand } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";
import { showVerification } from "./show-verification.ts";

interface VerifyOptions extends DealOptions {
  failOn?: CitationStatus;
}

/** Verdicts that `--fail-on` may name; a wrong sum counts as an altered citation. */
const FAILURES = STATUS_ORDER.filter((status) => status !== "verified");

/** `tribunal verify <deal>`: citations and sums only. */
export const verifyCommand: CommandMaker = ({ locale, terminal, finish }) =>
  dealCommand("verify", locale)
    .description(VERIFY_WORDS[locale].description)
    .addOption(new Option("--fail-on <verdict>", VERIFY_WORDS[locale].failOn).choices([...FAILURES]))
    .action(async (path: string, options: VerifyOptions) => {
      const { context, agentOutputs, deal } = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
      const spoken = options.lang ?? deal.locale;
      const verification = verifyAgentOutputs(context, agentOutputs, { locale: spoken });
      terminal.write(
        options.json
          ? `${JSON.stringify({ deal, ...verification }, null, 2)}\n`
          : showVerification(verification, deal.name, spoken),
      );
      const worse = options.failOn === undefined ? [] : STATUS_ORDER.slice(0, STATUS_ORDER.indexOf(options.failOn) + 1);
      const wrongSums = worse.includes("altered") ? verification.counts.calculations.wrong : 0;
      if (wrongSums > 0 || worse.some((status) => verification.counts.citations[status] > 0)) finish(2);
    });
