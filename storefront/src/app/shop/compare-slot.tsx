import { useEffect, useEffectEvent } from "react";
import { compareEvent, compareKey } from "../../features/compare/compare-key.ts";
import { readText, openStorage } from "../../lib/storage.ts";
import { useLoaded } from "../../lib/use-loaded.ts";

export function CompareSlot() {
  const { Part, prepare } = useLoaded(() => import("./compare-link.tsx"));
  const look = useEffectEvent(() => {
    // without its code there are other ways there
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
