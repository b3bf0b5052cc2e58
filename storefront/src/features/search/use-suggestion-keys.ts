import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from "react";
import type { SuggestionKeys } from "./search-form.tsx";
import type { Suggestion } from "./suggestion-groups.ts";

interface SuggestionKeysOptions {
  id: string;
  lines: readonly Suggestion[];
  keysRef: RefObject<SuggestionKeys | null>;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  onForget: (line: Suggestion) => void;
}

/** Arrows move through the lines and back to the input, Enter opens, Delete removes, Escape closes (APG combobox). */
export function useSuggestionKeys({
  id,
  lines,
  keysRef,
  onActive,
  onClose,
  onForget,
}: SuggestionKeysOptions) {
  const [key, setKey] = useState<string>();
  const at = lines.findIndex((line) => line.key === key);
  const active = lines[at];
  const lineId = (line: Suggestion) => `${id}-${lines.indexOf(line)}`;
  const activeId = active && lineId(active);

  const onKeyDown = useEffectEvent((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      // the lines and the input itself
      const optionCount = lines.length + 1;
      setKey(lines[((at + 1 + step + optionCount) % optionCount) - 1]?.key);
    } else if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    } else if (event.key === "Enter" && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === "Delete" && active?.recent) {
      event.preventDefault();
      setKey((lines[at + 1] ?? lines[at - 1])?.key);
      onForget(active);
    }
  });

  useEffect(() => {
    keysRef.current = (event) => onKeyDown(event);
    return () => {
      keysRef.current = null;
    };
  }, [keysRef]);

  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
    return () => onActive(undefined);
  }, [activeId, onActive]);

  return { active, lineId };
}
