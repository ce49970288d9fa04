import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { ApiFailure } from "./api/client.ts";
import { sessionQuery } from "./api/queries.ts";
import { useArrival } from "./arrival.ts";
import { Frame } from "./frame.tsx";
import { ShortcutHelp } from "./keyboard/help.tsx";
import { DealsScreen } from "./screens/deals/deals-screen.tsx";
import { NotFound } from "./screens/not-found.tsx";
import { SignIn } from "./screens/sign-in.tsx";
import { Boundary } from "./ui/boundary.tsx";
import { Failure, Loading } from "./ui/states.tsx";

const ReviewScreen = lazy(() => import("./screens/review/review-screen.tsx"));
const DealScreen = lazy(() => import("./screens/deals/deal-screen.tsx"));
const PromptsScreen = lazy(() => import("./screens/prompts-screen.tsx"));
const RecordsScreen = lazy(() => import("./screens/records-screen.tsx"));

/** Every page of the desk, behind the door of the session. */
export function App(): ReactNode {
  const session = useQuery(sessionQuery);
  const [path] = useLocation();
  useArrival(path);
  if (session.isPending) return <Loading />;
  if (session.isError) {
    const signedOut = session.error instanceof ApiFailure && session.error.code === "not_signed_in";
    if (!signedOut) return <Failure page error={session.error} retry={() => session.refetch()} />;
    return <SignIn />;
  }
  return (
    <Frame session={session.data}>
      <Boundary at={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <DealsScreen />
            </Route>
            <Route path="/agents">
              <RecordsScreen />
            </Route>
            <Route path="/prompts">
              <PromptsScreen />
            </Route>
            <Route path="/deals/:id">{({ id }) => <DealScreen key={id} id={id} />}</Route>
            <Route path="/reviews/:id" nest>
              {({ id }) => <ReviewScreen key={id} id={id} />}
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
      <ShortcutHelp />
    </Frame>
  );
}
