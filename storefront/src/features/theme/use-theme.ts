import { useSyncExternalStore } from "react";
import { barColourMetas, themeCookie, themeFromCookie, type Theme } from "./theme.ts";

const listeners = new Set<() => void>();

const chosen = () => themeFromCookie(document.cookie);

/** Applies the theme to the document, as the server does. */
function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) meta.remove();
  for (const attributes of barColourMetas(theme)) {
    document.head.append(
      Object.assign(document.createElement("meta"), { name: "theme-color", ...attributes }),
    );
  }
}

/** Another tab may have chosen, or the browser went back to a page from before the choice. */
function follow(): void {
  if ((document.documentElement.dataset.theme ?? "system") !== chosen()) show(chosen());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("pageshow", follow);
    document.addEventListener("visibilitychange", follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("pageshow", follow);
    document.removeEventListener("visibilitychange", follow);
  };
}

/** The chosen theme and a function to change it; the server renders `system`. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, chosen, () => "system" as const);
  function choose(next: Theme) {
    document.cookie = themeCookie(next);
    show(next);
    for (const listener of listeners) listener();
  }
  return { theme, choose };
}
