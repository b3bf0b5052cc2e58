import { openStorage, readJson, writeJson } from "../../lib/storage.ts";

const key = (id: string) => `reply-draft:${id}`;

/** What was typed as a reply to a review and not published: it lasts for the visit. */
export function readReplyDraft(id: string): string | null {
  const stored = readJson(openStorage("sessionStorage"), key(id));
  return typeof stored === "string" ? stored : null;
}

export function keepReplyDraft(id: string, text: string | null): void {
  writeJson(openStorage("sessionStorage"), key(id), text);
}
