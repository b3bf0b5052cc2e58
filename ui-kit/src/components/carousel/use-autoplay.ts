import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";

const stillness = "(prefers-reduced-motion: reduce)";

function onStillnessChange(listen: () => void) {
  const query = matchMedia(stillness);
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}

/**
 * Calls `turn` after a slide was shown for so many seconds (never for 0); pauses while the stage is hovered, contains the
 * focus or is not visible. With reduced motion it plays only on request.
 */
export function useAutoplay(
  stage: RefObject<HTMLElement | null>,
  seconds: number,
  shown: number,
  turn: () => void,
) {
  const still = useSyncExternalStore(
    onStillnessChange,
    () => matchMedia(stillness).matches,
    () => true,
  );
  const [requested, setRequested] = useState<boolean>();
  const playing = seconds > 0 && (requested ?? !still);

  const pass = useEffectEvent(() => {
    if (!document.hidden && !stage.current?.matches(":hover, :focus-within")) turn();
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(pass, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, playing, shown]);

  return [playing, setRequested] as const;
}
