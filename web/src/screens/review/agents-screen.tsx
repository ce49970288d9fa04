import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { OUTPUT_READING } from "../../../../src/i18n/output-reading.ts";
import { agentsQuery } from "../../api/queries.ts";
import { AGENTS } from "../../i18n/agents.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { number } from "../../i18n/numbers.ts";
import { CitationBar } from "../../plots/citation-bar.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Said } from "../../ui/said.tsx";
import { Failure } from "../../ui/states.tsx";
import { numbered } from "../../view/numbered.ts";
import { Record } from "../agent-record.tsx";
import { useReview } from "./current-review.ts";

/** Each agent of this review: its citations by verdict, and its record. */
export default function AgentsScreen(): ReactNode {
  const words = useWords(AGENTS);
  const { review } = useReview();
  const records = useQuery(agentsQuery);
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="text-sm text-ink-soft">
          {words.intro} {words.calibrationIntro}
        </p>
      </div>
      {records.isError ? <Failure error={records.error} retry={() => records.refetch()} /> : null}
      {review.agents.map((agent) => (
        <Agent
          key={`${agent.tier}${agent.agentName}`}
          agent={agent}
          record={records.data?.agents.find(({ agentName }) => agentName === agent.agentName)}
        />
      ))}
    </div>
  );
}

interface AgentProps {
  agent: ReturnType<typeof useReview>["review"]["agents"][number];
  record: Parameters<typeof Record>[0]["record"] | undefined;
}

function Agent({ agent, record }: AgentProps): ReactNode {
  const words = useWords(AGENTS);
  const { locale } = useLanguage();
  const { verification } = useReview().review;
  const counts = verification?.byAgent.find(({ agentName }) => agentName === agent.agentName)?.counts.citations;
  const cited = counts !== undefined && Object.values(counts).some((count) => count > 0);
  const { before, after } = agent.confidence;
  const sure = (value: number | null) => (value === null ? "–" : number(value, locale, 0));
  return (
    <Panel
      title={<Said>{agent.agentName}</Said>}
      aside={
        <span className="text-xs text-ink-faint">
          {[
            words.tier[agent.tier],
            agent.builtIn ? words.builtIn : null,
            words.findings(agent.findings),
            words.confidence(sure(before), sure(after)),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      }
    >
      {agent.recommendation === undefined ? null : (
        <Said as="p" className="mb-3 border-l-2 border-line-strong pl-3 text-sm text-ink-soft">
          {agent.recommendation}
        </Said>
      )}
      <Reading reading={agent.reading} />
      <h3 className="mb-1 text-xs font-semibold text-ink-faint">{words.citations}</h3>
      {cited ? (
        <CitationBar
          counts={counts}
          linkTo={(status) => `/citations?agent=${encodeURIComponent(agent.agentName)}&status=${status}`}
        />
      ) : (
        <p className="text-sm text-ink-soft">{words.noCitations}</p>
      )}
      <div className="mt-4">
        {record === undefined ? <p className="text-xs text-ink-faint">{words.noRecord}</p> : <Record record={record} />}
      </div>
    </Panel>
  );
}

/** How much of what it handed over was read, and what was not, with its place. */
function Reading({ reading }: { reading: AgentProps["agent"]["reading"] }): ReactNode {
  const words = useWords(OUTPUT_READING);
  if (reading === undefined) return null;
  const { seen, understood, notUnderstood = [] } = reading;
  return (
    <div className="mb-3 text-sm">
      <p className={understood < seen ? "font-medium text-warn" : "text-ink-soft"}>
        {words.understood(understood, seen)}
      </p>
      {notUnderstood.length === 0 ? null : (
        <details className="mt-1">
          <summary className="text-accent">{words.notUnderstood(seen - understood)}</summary>
          <ul className="mt-1 space-y-1">
            {numbered(notUnderstood).map(({ number: key, item: { path, text } }) => (
              <li key={key}>
                <Said className="font-mono text-xs text-ink-faint">{path}</Said> <Said>{text}</Said>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
