import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { FileItem } from "./file-item.ts";

export interface FileAnnouncementsProps {
  items: readonly FileItem[];
  stateText: (item: FileItem) => string;
}

/** Tells screen readers when a file comes to another state; every step of its progress would be too much. */
export function FileAnnouncements({ items, stateText }: FileAnnouncementsProps) {
  const region = useRef<HTMLSpanElement>(null);
  const [known] = useState(() => new Map(items.map(({ id, state }) => [id, state])));
  useEffect(() => {
    const changed = items.filter(({ id, state }) => known.get(id) !== state);
    if (changed.length === 0) return;
    known.clear();
    for (const { id, state } of items) known.set(id, state);
    const words = changed.map((item) => `${item.name}: ${item.error ?? stateText(item)}`);
    // Written past React: the text is an event, not something the next render should keep or take away.
    if (region.current) region.current.textContent = words.join(". ");
  });
  return <VisuallyHidden ref={region} role="status" />;
}
