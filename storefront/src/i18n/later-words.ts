import type { MessageTree } from "./texts.ts";

/** Where the words of every page are, those of the panels too (words.ts). */
export const laterWords = import.meta.glob<{ default: MessageTree }>("./*/*.json");
