import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Locale } from "../../../../src/domain/locale.ts";
import { formatBytes } from "../../../../src/i18n/measures.ts";
import type { NewDeal, ReviewOptions, Uploaded } from "../../../../src/server/contract.ts";
import { upload } from "../../api/client.ts";
import { leaveKey, sessionQuery } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { LANGUAGES, useLanguage, useWords } from "../../i18n/language.tsx";
import { percent } from "../../i18n/numbers.ts";
import { Button, Choice, Field, INPUT } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Said } from "../../ui/said.tsx";
import { Failure } from "../../ui/states.tsx";
import { type DealFile, dealFileFor, readDealFile } from "../../view/deal-file.ts";
import {
  nameOf,
  type Planned,
  partsOf,
  pathInDeal,
  planned,
  ROLES,
  type Role,
  replacedBy,
  withRole,
} from "../../view/upload-plan.ts";
import type { DroppedFile } from "./dropped-files.ts";
import { ModelOptions, useModelChoice } from "./model-options.tsx";

interface UploadDialogProps {
  files: DroppedFile[];
  /** Set where the files belong to a deal that is already there. */
  deal?: { id: string; name: string; files: readonly { path: string }[] };
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
  const [own, setOwn] = useState<DealFile | null>(null);
  const fresh = deal === undefined;
  const there = deal?.files.map(({ path }) => path) ?? [];
  const [name, setName] = useState("");
  const guess = nameOf(files, plan);
  const [language, setLanguage] = useState<Locale>(locale);
  const [sent, setSent] = useState(0);
  const sending = plan.flatMap((file) => {
    const path = pathInDeal(file, there);
    return path === null ? [] : [{ path, role: file.role, content: file.content }];
  });
  useEffect(() => {
    let gone = false;
    void ownDealFile(files).then((found) => {
      if (gone || found === null) return;
      setOwn(found);
      setPlan(planned(files, found));
      if (fresh && typeof found.json.name === "string") setName(found.json.name);
    });
    return () => {
      gone = true;
    };
  }, [files, fresh]);
  /** The files and, of a new deal, what its deal.json says of them. */
  const formOfFiles = () => {
    const form = new FormData();
    const theirs = sending.some(({ path }) => path === "deal.json");
    // One that cannot be read goes as it is: the review says what is wrong with it.
    const description = fresh && theirs === (own !== null) ? dealFileFor(sending, own, name.trim()) : null;
    for (const { path, content } of sending) {
      if (description === null || path !== "deal.json") form.append("files", content, path);
    }
    if (description !== null) form.append("files", new Blob([description]), "deal.json");
    return form;
  };
  const key = sending
    .map(({ path, role, content }) => `${path} ${role} ${content.size} ${content.lastModified}`)
    .join();
  const tooLarge = sending.find(({ content }) => limits !== undefined && content.size > limits.fileBytes);

  const priced = fresh && sending.length > 0 && tooLarge === undefined ? { files: { key, form: formOfFiles } } : null;
  const { options, ...model } = useModelChoice(priced);

  const start = useMutation({
    async mutationFn() {
      const form = formOfFiles();
      const renamed = plan.flatMap((file) => {
        const [old, path] = [replacedBy(file, there), pathInDeal(file, there)];
        return old === null || path === null || old === path ? [] : [[old, path] as const];
      });
      if (renamed.length > 0) form.append("replaces", JSON.stringify(Object.fromEntries(renamed)));
      if (deal !== undefined) {
        form.append("parts", JSON.stringify(partsOf(plan, there)));
        await upload<Uploaded>("PUT", `/api/deals/${encodeURIComponent(deal.id)}/files`, form, setSent);
        await queries.invalidateQueries({ queryKey: ["deal", deal.id] });
        return null;
      }
      const { key, ...asked } = options;
      await leaveKey(key);
      form.append("name", name.trim());
      form.append("review", JSON.stringify({ locale: language, ...asked } satisfies ReviewOptions));
      const { review } = await upload<NewDeal>("POST", "/api/deals", form, setSent);
      for (const queryKey of ["model-keys", "deals"]) void queries.invalidateQueries({ queryKey: [queryKey] });
      return review;
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
            <Field label={words.plan.name} hint={words.plan.nameHint}>
              {(given) => (
                <input
                  {...given}
                  className={INPUT}
                  value={name}
                  placeholder={guess}
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
          {plan.map((file) => {
            const { from, role, content } = file;
            return (
              <li key={from} className="flex flex-wrap items-center gap-2 px-3 py-2 text-sm">
                <span className={`min-w-0 flex-1 basis-48 ${role === "left_out" ? "text-ink-faint line-through" : ""}`}>
                  <Said>{from}</Said>{" "}
                  <span className="text-xs text-ink-faint">{formatBytes(content.size, locale)}</span>
                  {deal === undefined ? null : (
                    <Fate
                      file={file}
                      there={there}
                      onChoose={(replaces) => setPlan(plan.map((one) => (one === file ? { ...one, replaces } : one)))}
                    />
                  )}
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
            );
          })}
        </ul>
        {deal === undefined ? <ModelOptions {...model} /> : null}
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

/** The deal.json among the files, at their top. */
async function ownDealFile(files: readonly DroppedFile[]): Promise<DealFile | null> {
  const found = planned(files).find(({ from }) => from.toLowerCase() === "deal.json");
  return found === undefined ? null : readDealFile(await found.content.text());
}

interface FateProps {
  file: Planned;
  there: readonly string[];
  onChoose: (replaces: string | null) => void;
}

/** Which file of the deal this one takes the place of: a guess until somebody says otherwise. */
function Fate({ file, there, onChoose }: FateProps): ReactNode {
  const words = useWords(DEALS);
  if (file.role === "left_out") return null;
  const old = replacedBy(file, there);
  if (old !== null && old === pathInDeal(file, there))
    return <span className="block text-xs text-ink-soft">{words.deal.replaces(old)}</span>;
  return (
    <Choice
      label={words.deal.inPlaceOf(file.from)}
      className="mt-1 text-xs"
      value={old ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
    >
      <option value="">{words.deal.beside}</option>
      {there
        .filter((path) => path !== "deal.json")
        .map((path) => (
          <option key={path} value={path}>
            {words.deal.replaces(path)}
          </option>
        ))}
    </Choice>
  );
}
