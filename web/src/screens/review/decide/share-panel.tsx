import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import { type FormEvent, type ReactNode, useState } from "react";
import { sharesQuery, useRevokeShare, useShare } from "../../../api/follow-up.ts";
import { DECIDE } from "../../../i18n/decide.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { day } from "../../../i18n/numbers.ts";
import { Button, Field, INPUT } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure } from "../../../ui/states.tsx";

const USUAL_DAYS = 14;

/** Links that show this review to others, until their date. */
export function SharePanel({ dealId, reviewId }: { dealId: string; reviewId: string }): ReactNode {
  const words = useWords(DECIDE);
  const { locale } = useLanguage();
  const links = useQuery(sharesQuery(dealId)).data ?? [];
  const share = useShare(dealId, reviewId);
  const revoke = useRevokeShare(dealId);
  const [label, setLabel] = useState("");
  const [days, setDays] = useState(USUAL_DAYS);
  const [told, setTold] = useState("");
  const address = share.data === undefined ? null : `${location.origin}${share.data.path}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share.mutate({ label, days }, { onSuccess: () => setLabel("") });
  };
  const copy = () =>
    navigator.clipboard.writeText(address ?? "").then(
      () => setTold(words.copied),
      () => setTold(words.copyFailed),
    );
  return (
    <Panel title={words.share}>
      <p className="mb-3 text-sm text-ink-soft">{words.shareHint}</p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <div className="flex-1 basis-52">
          <Field label={words.label}>
            {(given) => (
              <input
                {...given}
                required
                maxLength={200}
                className={INPUT}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
              />
            )}
          </Field>
        </div>
        <div className="w-24">
          <Field label={words.days}>
            {(given) => (
              <input
                {...given}
                type="number"
                required
                min={1}
                max={90}
                className={INPUT}
                value={days}
                onChange={({ target }) => setDays(target.valueAsNumber)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" disabled={share.isPending}>
          {words.make}
        </Button>
      </form>
      {share.isError ? <Failure error={share.error} /> : null}
      {address === null ? null : (
        <div className="mt-3 rounded-md bg-sunk px-3 py-2 text-sm">
          <p>{words.made}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            <input
              aria-label={words.made}
              readOnly
              className={`${INPUT} flex-1 basis-64 font-mono text-xs`}
              value={address}
            />
            <Button onClick={copy}>
              <Copy aria-hidden size={15} /> {words.copy}
            </Button>
          </div>
          <p role="status" className="text-good empty:hidden">
            {told}
          </p>
        </div>
      )}
      <ul className="mt-3 divide-y divide-line text-sm">
        {links.map(({ id, label: whom, expiresAt, revokedAt }) => {
          const over = expiresAt < new Date().toISOString();
          const ends = day(expiresAt, locale);
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2">
              <Said className="min-w-0 flex-1">{whom}</Said>
              <span className="text-ink-faint">
                {revokedAt !== null ? words.revoked : over ? words.ended(ends) : words.until(ends)}
              </span>
              {revokedAt !== null || over ? null : (
                <Button look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
                  {words.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
