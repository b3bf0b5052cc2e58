import { useEffect, useEffectEvent } from "react";
import { compareEvent, compareKey } from "../../features/compare/compare-key.ts";
import { readText, openStorage } from "../../lib/storage.ts";
import { useLoaded } from "../../lib/use-loaded.ts";

export function CompareSlot() {
  const { Part, prepare } = useLoaded(() => import("./compare-link.tsx"));
  const look = useEffectEvent(() => {
    // if its code cannot be loaded, other links lead to the comparison
    if (readText(openStorage("localStorage"), compareKey)) prepare().catch(() => undefined);
  });
  useEffect(() => {
    const again = () => look();
    again();
    window.addEventListener(compareEvent, again);
    window.addEventListener("storage", again);
    return () => {
      window.removeEventListener(compareEvent, again);
      window.removeEventListener("storage", again);
    };
  }, []);
  return Part ? <Part /> : null;
}
