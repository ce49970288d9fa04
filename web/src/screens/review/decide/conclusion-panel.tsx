import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { CONCLUSIONS, type ConclusionKind } from "../../../../../src/domain/follow-up.ts";
import { CHECKLIST_WORDS } from "../../../../../src/i18n/checklist.ts";
import type { ConclusionLine } from "../../../../../src/server/contract.ts";
import { conclusionsQuery, useConclude } from "../../../api/follow-up.ts";
import { DECIDE } from "../../../i18n/decide.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { day } from "../../../i18n/numbers.ts";
import { Badge, type Tone } from "../../../ui/badges.tsx";
import { Button, Option } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure } from "../../../ui/states.tsx";
import { rememberedName, rememberName } from "../contradictions/remembered-name.ts";
import { ReasonAndName } from "../reason-and-name.tsx";

const TONE: Record<ConclusionKind, Tone> = { invest: "good", wait: "warn", pass: "bad" };

/** Invest, wait or pass: with a reason and a name, on the audit trail; earlier ones stay in sight. */
export function ConclusionPanel({ dealId, reviewId }: { dealId: string; reviewId: string }): ReactNode {
  const words = useWords(DECIDE);
  const names = useWords(CHECKLIST_WORDS);
  const taken = useQuery(conclusionsQuery(dealId)).data ?? [];
  const conclude = useConclude(dealId);
  const [kind, setKind] = useState("");
  const [reason, setReason] = useState("");
  const [by, setBy] = useState(rememberedName);
  const [standing, ...earlier] = taken;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberName(by);
    conclude.mutate(
      { kind: kind as ConclusionKind, reason, by, reviewId },
      {
        onSuccess: () => {
          setKind("");
          setReason("");
        },
      },
    );
  };
  return (
    <Panel title={words.decision}>
      {standing === undefined ? (
        <p className="text-sm text-ink-soft">{words.none}</p>
      ) : (
        <div data-testid="conclusion">
          <p className="mb-1 text-xs text-ink-faint">{words.stands}</p>
          <Taken conclusion={standing} />
        </div>
      )}
      <form onSubmit={submit} className="mt-3 space-y-3 border-t border-line pt-3">
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{words.decision}</legend>
          {CONCLUSIONS.map((one) => (
            <Option key={one} name="conclusion" value={one} chosen={kind} onChoose={setKind}>
              {names.conclusions[one]}
            </Option>
          ))}
        </fieldset>
        <ReasonAndName reason={reason} onReason={setReason} by={by} onBy={setBy} />
        {conclude.isError ? <Failure error={conclude.error} /> : null}
        <Button type="submit" look="primary" disabled={conclude.isPending}>
          {words.put}
        </Button>
      </form>
      {earlier.length === 0 ? null : (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-accent">{words.earlier}</summary>
          <ul className="mt-2 space-y-2">
            {earlier.map((one) => (
              <li key={one.id}>
                <Taken conclusion={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function Taken({ conclusion }: { conclusion: ConclusionLine }): ReactNode {
  const words = useWords(DECIDE);
  const names = useWords(CHECKLIST_WORDS);
  const { locale } = useLanguage();
  const { kind, reason, by, at } = conclusion;
  return (
    <p className="text-sm">
      <Badge tone={TONE[kind]}>{names.conclusions[kind]}</Badge> <Said>{reason}</Said>{" "}
      <span className="text-ink-faint">({words.said({ by, day: day(at, locale) })})</span>
    </p>
  );
}
