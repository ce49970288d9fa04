import Pencil from "lucide-react/icons/pencil";
import { type FormEvent, type ReactNode, useState } from "react";
import { useRename } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useWords } from "../../i18n/language.tsx";
import { Button, INPUT } from "../../ui/controls.tsx";
import { Said } from "../../ui/said.tsx";
import { Failure } from "../../ui/states.tsx";

/** What a deal is called; whoever knows better says so, and no review changes it afterwards. */
export function DealName({ id, name }: { id: string; name: string }): ReactNode {
  const words = useWords(DEALS);
  const rename = useRename(id);
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <div className="flex items-center gap-1">
        <Said as="h1" className="text-2xl font-semibold tracking-tight">
          {name}
        </Said>
        <Button look="quiet" aria-label={words.deal.rename} title={words.deal.rename} onClick={() => setTyped(name)}>
          <Pencil aria-hidden size={15} />
        </Button>
      </div>
    );
  const keep = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(typed.trim(), { onSuccess: () => setTyped(null) });
  };
  return (
    <form onSubmit={keep} className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <input
          className={`${INPUT} max-w-md`}
          aria-label={words.deal.renamed}
          required
          // biome-ignore lint/a11y/noAutofocus: the field appears where the button was that asked for it
          autoFocus
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === "Escape" && setTyped(null)}
        />
        <Button type="submit" disabled={rename.isPending || typed.trim() === ""}>
          {words.deal.keepName}
        </Button>
      </div>
      {rename.isError ? <Failure error={rename.error} /> : null}
    </form>
  );
}
