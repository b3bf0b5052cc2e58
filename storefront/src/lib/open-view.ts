import { isViewToken } from "@bezak/contract/person-view-rules.ts";
import { MARK, openTab, PREFIX, VIEW_HASH } from "./view-tab.ts";

/** Where a tab opens in which an administrator sees the shop as somebody else: the token reaches no server in the address. */
export const toViewAddress = (path: string, token: string): string => `${path}${VIEW_HASH}${token}`;

/** Makes this tab a view if its address has a token, which is removed from the address. */
export function takeViewFromAddress(tab = openTab()): void {
  const token = new URLSearchParams(window.location.hash.slice(1)).get("view");
  if (!tab || token === null || !isViewToken(token)) return;
  endViewing(tab);
  tab.setItem(MARK, "1");
  tab.setItem(`${PREFIX}token`, token);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** Makes this tab an ordinary one and removes what the view stored. */
export function endViewing(tab = openTab()): void {
  if (!tab) return;
  const keys = Array.from({ length: tab.length }, (_, at) => tab.key(at) ?? "");
  for (const key of keys) if (key === MARK || key.startsWith(PREFIX)) tab.removeItem(key);
}
