import { use, useEffect, useState } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { holdNavigation } from "../lib/hold-navigation.ts";
import { useLoaded } from "../lib/use-loaded.ts";

/** Asks before what was typed is lost; `text` says of it otherwise. The question comes with its code when it is needed. */
export function LeaveGuard({ active, text }: { active: boolean; text?: string }) {
  // the router has no way of its own to hold navigation outside its data mode
  const { navigator } = use(NavigationContext);
  const { Part: Question, prepare } = useLoaded(() => import("./leave-question.tsx"));
  const [go, setGo] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!active) return;
    return holdNavigation(navigator, (proceed) => setGo(() => proceed));
  }, [active, navigator]);

  useEffect(() => {
    // without the question nobody is kept
    if (go) prepare().catch(go);
    // oxlint-disable-next-line react/exhaustive-deps -- `prepare` is another function each time and loads once
  }, [go]);

  if (!go || !Question) return null;
  const leave = () => {
    // the way may lead to the page that one is on: the question goes all the same
    setGo(null);
    go();
  };
  return <Question text={text} onStay={() => setGo(null)} onLeave={leave} />;
}
