import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { agentsQuery } from "../api/queries.ts";
import { AGENTS } from "../i18n/agents.ts";
import { useWords } from "../i18n/language.tsx";
import { Panel } from "../ui/panel.tsx";
import { Said } from "../ui/said.tsx";
import { Empty, Failure, Loading } from "../ui/states.tsx";
import { Record } from "./agent-record.tsx";
import { ModelCards } from "./model-cards.tsx";

/** Every agent's record over all deals. */
export default function RecordsScreen(): ReactNode {
  const words = useWords(AGENTS);
  const agents = useQuery(agentsQuery);
  return (
    <div className="mx-auto max-w-5xl space-y-4 px-3 py-5 sm:px-5">
      <title>{`${words.recordsTitle} · Tribunal`}</title>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{words.recordsTitle}</h1>
        <p className="text-sm text-ink-soft">
          {words.recordsIntro} {words.calibrationIntro}
        </p>
      </div>
      {agents.isPending ? <Loading /> : null}
      {agents.isError ? <Failure error={agents.error} retry={() => agents.refetch()} /> : null}
      {agents.data?.agents.length === 0 ? <Empty title={words.noRecords.title}>{words.noRecords.body}</Empty> : null}
      {agents.data?.agents.map((agent) => (
        <Panel key={agent.agentName} title={<Said>{agent.agentName}</Said>}>
          <Record record={agent} />
        </Panel>
      ))}
      {agents.data === undefined || agents.data.models.length === 0 ? null : <ModelCards models={agents.data.models} />}
    </div>
  );
}
