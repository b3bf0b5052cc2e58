import { useState } from "react";
import type { KeyboardEvent } from "react";

/** The position that is active by pointer or arrow keys; null for none. */
export function useActivePosition(count: number) {
  const [active, setActive] = useState<number | null>(null);

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const last = count - 1;
    if (key === "Escape" && active !== null) setActive(null);
    else if (key === "ArrowRight" || key === "ArrowDown")
      setActive(active === null ? 0 : Math.min(last, active + 1));
    else if (key === "ArrowLeft" || key === "ArrowUp")
      setActive(active === null ? last : Math.max(0, active - 1));
    else if (key === "Home") setActive(0);
    else if (key === "End") setActive(last);
    else return;
    event.preventDefault();
  }

  return { active: active !== null && active < count ? active : null, setActive, onKeyDown };
}
