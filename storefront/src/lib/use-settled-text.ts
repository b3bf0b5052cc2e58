import { useEffect, useState } from "react";

/** The value once it has not changed for some milliseconds: a search is requested when typing pauses. */
export function useSettledText(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
