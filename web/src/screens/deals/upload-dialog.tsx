import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import type { Locale } from "../../../../src/domain/locale.ts";
import { formatBytes } from "../../../../src/i18n/measures.ts";
import type { Uploaded } from "../../../../src/server/contract.ts";
import { upload } from "../../api/client.ts";
import { sessionQuery, useStartReview } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { LANGUAGES, useLanguage, useWords } from "../../i18n/language.tsx";
import { percent } from "../../i18n/numbers.ts";
import { Button, Choice, Field, INPUT } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Said } from "../../ui/said.tsx";
import { Failure } from "../../ui/states.tsx";
import { nameOf, pathInDeal, planned, ROLES, type Role, withRole } from "../../view/upload-plan.ts";
import type { DroppedFile } from "./dropped-files.ts";

interface UploadDialogProps {
  files: DroppedFile[];
  /** Set where the files belong to a deal that is already there. */
  deal?: { id: string; name: string };
  onClose: () => void;
}

/** What will be done with each file, and the review begins. */
export function UploadDialog({ files, deal, onClose }: UploadDialogProps): ReactNode {
  const words = useWords(DEALS);
  const { locale } = useLanguage();
  const [, go] = useLocation();
  const queries = useQueryClient();
  const limits = useQuery(sessionQuery).data?.limits;
  const [plan, setPlan] = useState(() => planned(files));
  const [name, setName] = useState(() => deal?.name ?? nameOf(files, planned(files)));
  const [language, setLanguage] = useState<Locale>(locale);
  const [sent, setSent] = useState(0);
  const startReview = useStartReview();
  const sending = plan.flatMap((file) => {
    const path = pathInDeal(file);
    return path === null ? [] : [{ path, content: file.content }];
  });
  const tooLarge = sending.find(({ content }) => limits !== undefined && content.size > limits.fileBytes);

  const start = useMutation({
    async mutationFn() {
      const form = new FormData();
      form.append("name", name.trim());
      for (const { path, content } of sending) form.append("files", content, path);
      const stored =
        deal === undefined
          ? await upload<Uploaded>("POST", "/api/deals", form, setSent)
          : await upload<Uploaded>("PUT", `/api/deals/${encodeURIComponent(deal.id)}/files`, form, setSent);
      if (deal !== undefined) {
        await queries.invalidateQueries({ queryKey: ["deal", deal.id] });
        return null;
      }
      return startReview.mutateAsync({ dealId: stored.id, locale: language });
    },
    onSuccess(review) {
      onClose();
      if (review !== null) go(`/reviews/${review.id}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate();
  };
  return (
    <Dialog title={deal === undefined ? words.plan.title : words.deal.replace} onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <p className="text-sm text-ink-soft">{deal === undefined ? words.plan.body : words.deal.replaceHint}</p>
        {deal === undefined ? (
          <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
            <Field label={words.plan.name}>
              {(given) => (
                <input
                  {...given}
                  className={INPUT}
                  required
                  value={name}
                  maxLength={200}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            <Field label={words.plan.language}>
              {(given) => (
                <Choice
                  {...given}
                  label={words.plan.language}
                  value={language}
                  onChange={({ target }) => setLanguage(target.value as Locale)}
                >
                  {Object.entries(LANGUAGES).map(([tag, called]) => (
                    <option key={tag} value={tag}>
                      {called}
                    </option>
                  ))}
                </Choice>
              )}
            </Field>
          </div>
        ) : null}
        <ul className="divide-y divide-line rounded-md border border-line">
          {plan.map(({ from, role, content }) => (
            <li key={from} className="flex flex-wrap items-center gap-2 px-3 py-2 text-sm">
              <span className={`min-w-0 flex-1 basis-48 ${role === "left_out" ? "text-ink-faint line-through" : ""}`}>
                <Said>{from}</Said> <span className="text-xs text-ink-faint">{formatBytes(content.size, locale)}</span>
              </span>
              <Choice
                label={`${words.plan.what}: ${from}`}
                value={role}
                onChange={({ target }) => setPlan(withRole(plan, from, target.value as Role))}
              >
                {ROLES.map((one) => (
                  <option key={one} value={one}>
                    {words.roles[one]}
                  </option>
                ))}
              </Choice>
            </li>
          ))}
        </ul>
        {sending.length === 0 ? <p className="text-sm text-bad">{words.plan.nothing}</p> : null}
        {tooLarge === undefined ? null : (
          <p className="text-sm text-bad">
            {words.tooLarge(tooLarge.content.name, formatBytes(limits?.fileBytes ?? 0, locale))}
          </p>
        )}
        {start.isError ? <Failure error={start.error} /> : null}
        <div aria-live="polite" className="flex items-center justify-end gap-3 text-sm">
          {start.isPending ? (sent < 1 ? words.plan.sending(percent(sent, locale)) : words.plan.starting) : null}
          <Button
            look="primary"
            type="submit"
            disabled={sending.length === 0 || tooLarge !== undefined || start.isPending}
          >
            {deal === undefined ? words.plan.start : words.deal.replace}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
