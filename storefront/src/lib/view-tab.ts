import { isViewToken } from "@bezak/contract/person-view-rules.ts";

/** What this tab stores as long as it shows the shop as somebody else; the storage that tabs share is not touched. */
const PREFIX = "view:";
const MARK = "view";
const TOKEN = `${PREFIX}token`;

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Null where storage is forbidden, and on the server. */
function openTab(): TabStorage | null {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Where a tab opens in which an administrator sees the shop as somebody else: the token reaches no server in the address. */
export const toViewAddress = (path: string, token: string): string => `${path}#view=${token}`;

/** Makes this tab a view if its address has a token, which is removed from the address. */
export function takeViewFromAddress(tab = openTab()): void {
  const token = new URLSearchParams(window.location.hash.slice(1)).get("view");
  if (!tab || token === null || !isViewToken(token)) return;
  endViewing(tab);
  tab.setItem(MARK, "1");
  tab.setItem(TOKEN, token);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** Whether this tab shows the shop as somebody else, also after the view has ended. */
export function isViewing(tab = openTab()): boolean {
  return tab?.getItem(MARK) === "1";
}

/** The view's own storage in place of the one that tabs share: neither its token nor its cart meet those of other tabs. */
export function viewStorage(tab = openTab()): Pick<Storage, "getItem" | "setItem" | "removeItem"> | null {
  if (!tab || !isViewing(tab)) return null;
  return {
    getItem: (key) => tab.getItem(PREFIX + key),
    setItem: (key, value) => tab.setItem(PREFIX + key, value),
    removeItem: (key) => tab.removeItem(PREFIX + key),
  };
}

/** Makes this tab an ordinary one and removes what the view stored. */
export function endViewing(tab = openTab()): void {
  if (!tab) return;
  const keys = Array.from({ length: tab.length }, (_, at) => tab.key(at) ?? "");
  for (const key of keys) if (key === MARK || key.startsWith(PREFIX)) tab.removeItem(key);
}
