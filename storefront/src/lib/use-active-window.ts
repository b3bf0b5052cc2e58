import { useEffect, useState } from "react";

/** Milliseconds without the window after which it is no longer active. */
export const inactiveAfter = 60_000;

/** False once the window has been hidden or without the focus for a minute. */
export function useActiveWindow(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      clearTimeout(timer);
      timer = undefined;
      setActive(true);
    };
    const leave = () => {
      timer ??= setTimeout(() => setActive(false), inactiveAfter);
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
  return isActive;
}
