import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ApiFailure } from "./api/client.ts";
import { App } from "./app.tsx";
import { SpeakingIn } from "./i18n/language.tsx";
import "./styles.css";

const queries = new QueryClient({
  queryCache: new QueryCache({
    // A session that ended while somebody was reading: the door is shown, and the page is where it was behind it.
    onError(error, { queryKey }) {
      const signedOut = error instanceof ApiFailure && error.code === "not_signed_in";
      if (signedOut && queryKey[0] !== "session") void queries.invalidateQueries({ queryKey: ["session"] });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the server refused it will refuse again; a line that is down may come back.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiFailure && error.status !== 0),
    },
  },
});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <SpeakingIn>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </SpeakingIn>
  </StrictMode>,
);
