import type { MessageTree } from "./texts.ts";

/** The message files of every page and panel (load-messages.ts). */
export const lazyMessages = import.meta.glob<{ default: MessageTree }>("./*/*.json");
