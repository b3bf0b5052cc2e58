import { cookieIn, writtenCookie } from "../../lib/plain-cookie.ts";

export type Theme = "system" | "light" | "dark";

export const themes = ["system", "light", "dark"] as const satisfies readonly Theme[];

const cookieSeconds = 31_536_000;

/** The choice in a cookie header; a cookie, so that the server can render the theme. */
export function themeFromCookie(header: string | undefined): Theme {
  const value = cookieIn(header, "theme");
  return value === "light" || value === "dark" ? value : "system";
}

/** `system` is written too: removing the cookie would reveal one that was set before the shop had https. */
export const themeCookie = (theme: Theme): string => writtenCookie("theme", theme, cookieSeconds);

/** Colours of the browser's own bars: the kit's `--surface`, since a meta tag cannot use custom properties. */
const barColours = {
  light: "oklch(0.996 0.003 80)", // oxlint-disable-line bezak/roles-only -- a test holds it to the token
  dark: "oklch(0.224 0.007 75)", // oxlint-disable-line bezak/roles-only -- a test holds it to the token
};

/** `theme-color` metas of a theme: one, or one per system preference. */
export function barColourMetas(theme: Theme): { content: string; media?: string }[] {
  if (theme !== "system") return [{ content: barColours[theme] }];
  return (["light", "dark"] as const).map((scheme) => ({
    content: barColours[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}
