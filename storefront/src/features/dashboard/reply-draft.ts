import { openStorage, readJson, writeJson } from "../../lib/storage.ts";
import { replyKeys } from "../../lib/typed-forms.ts";

const key = (id: string) => replyKeys + id;

/** The unsent reply to a review; stored until the tab is closed. */
export function readReplyDraft(id: string): string | null {
  const stored = readJson(openStorage("sessionStorage"), key(id));
  return typeof stored === "string" ? stored : null;
}

export function keepReplyDraft(id: string, text: string | null): void {
  writeJson(openStorage("sessionStorage"), key(id), text);
}
