import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { FileItem } from "./file-item.ts";

export interface FileAnnouncementsProps {
  items: readonly FileItem[];
  stateText: (item: FileItem) => string;
}

/** Announces changes of a file's state to screen readers; each step of the progress would be too much. */
export function FileAnnouncements({ items, stateText }: FileAnnouncementsProps) {
  const region = useRef<HTMLSpanElement>(null);
  const [known] = useState(() => new Map(items.map(({ id, state }) => [id, state])));
  useEffect(() => {
    const changed = items.filter(({ id, state }) => known.get(id) !== state);
    if (changed.length === 0) return;
    known.clear();
    for (const { id, state } of items) known.set(id, state);
    const words = changed.map((item) => `${item.name}: ${item.error ?? stateText(item)}`);
    // Set outside React: the text is an event, which later renders should neither keep nor remove.
    if (region.current) region.current.textContent = words.join(". ");
  });
  return <VisuallyHidden ref={region} role="status" />;
}
