import { useEffect, useState } from "react";

/** Milliseconds without the window after which its reader counts as gone. */
export const absentAfter = 60_000;

/** Whether somebody is there: false once the window has been hidden or without the focus for a minute. */
export function usePresence(): boolean {
  const [isPresent, setPresent] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      clearTimeout(timer);
      timer = undefined;
      setPresent(true);
    };
    const leave = () => {
      timer ??= setTimeout(() => setPresent(false), absentAfter);
    };
    const turn = () => (document.hidden ? leave() : come());
    if (document.hidden) leave();
    window.addEventListener("focus", come);
    window.addEventListener("blur", leave);
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", come);
      window.removeEventListener("blur", leave);
      document.removeEventListener("visibilitychange", turn);
    };
  }, []);
  return isPresent;
}
