import { use, useEffect, useState } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";
import { holdNavigation } from "../lib/hold-navigation.ts";
import { useLoaded } from "../lib/use-loaded.ts";

/** Asks before unsaved input is lost; `text` explains it. The dialog's code is loaded on demand. */
export function LeaveGuard({ active, text }: { active: boolean; text: string }) {
  // react-router can block navigation only in its data mode
  const { navigator } = use(NavigationContext);
  const { Part: Question, prepare } = useLoaded(() => import("./leave-question.tsx"));
  const [go, setGo] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!active) return;
    return holdNavigation(navigator, (proceed) => setGo(() => proceed));
  }, [active, navigator]);

  useEffect(() => {
    if (!go) return;
    // without the dialog's code the browser's own question keeps the input
    prepare().catch(() => {
      setGo(null);
      if (window.confirm(text)) go();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `prepare` is another function each time and loads once
  }, [go]);

  if (!go || !Question) return null;
  const leave = () => {
    // navigation to the current page would not unmount the dialog
    setGo(null);
    go();
  };
  return <Question text={text} onStay={() => setGo(null)} onLeave={leave} />;
}
