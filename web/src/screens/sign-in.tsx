import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { bodyOf, server } from "../api/client.ts";
import { sessionQuery } from "../api/queries.ts";
import { Frame } from "../frame.tsx";
import { useWords } from "../i18n/language.tsx";
import { SIGN_IN } from "../i18n/sign-in.ts";
import { Button, Field, INPUT } from "../ui/controls.tsx";
import { Failure } from "../ui/states.tsx";

/** Sign in with a token. A one-time link needs no page: the server takes it, and sends who comes too late here. */
export function SignIn(): ReactNode {
  const words = useWords(SIGN_IN);
  const queries = useQueryClient();
  const late = new URLSearchParams(useSearch()).get("sign-in") === "expired";
  const [token, setToken] = useState("");
  const signIn = useMutation({
    mutationFn: () => bodyOf(server.session.$post({ json: { token: token.trim() } })),
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <Frame session={null}>
      <div className="mx-3 mt-[12vh] max-w-md rounded-xl border border-line bg-paper p-6 sm:mx-auto sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 mb-6 text-sm text-ink-soft">{words.body}</p>
        {late ? <p className="mb-4 rounded bg-warn-wash px-3 py-2 text-sm text-warn">{words.void}</p> : null}
        <form onSubmit={submit} className="space-y-4">
          <Field label={words.token} hint={words.where}>
            {(given) => (
              <input
                {...given}
                className={`${INPUT} font-mono`}
                type="password"
                autoComplete="off"
                required
                value={token}
                onChange={({ target }) => setToken(target.value)}
              />
            )}
          </Field>
          <Button look="primary" type="submit" disabled={signIn.isPending} className="w-full">
            {signIn.isPending ? words.opening : words.go}
          </Button>
        </form>
        {signIn.isError ? (
          <div className="mt-4">
            <Failure error={signIn.error} />
          </div>
        ) : null}
      </div>
    </Frame>
  );
}
