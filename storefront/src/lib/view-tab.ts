/** What this tab stores as long as it shows the shop as somebody else; the storage that tabs share is not touched. */
/** What an address begins its last part with, in which a view opens. */
export const VIEW_HASH = "#view=";
export const PREFIX = "view:";
export const MARK = "view";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Null where storage is forbidden, and on the server. */
export function openTab(): TabStorage | null {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
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
