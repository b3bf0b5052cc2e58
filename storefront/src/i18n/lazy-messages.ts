import type { MessageTree } from "./texts.ts";

export const lazyMessages = import.meta.glob<{ default: MessageTree }>("./*/*.json");
