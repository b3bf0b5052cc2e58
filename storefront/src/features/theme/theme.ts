import { cookieIn, writtenCookie } from "../../lib/plain-cookie.ts";
/** Light or dark as chosen, or whatever the system says. */
export type Theme = "system" | "light" | "dark";

export const themes = ["system", "light", "dark"] as const satisfies readonly Theme[];

const cookieSeconds = 31_536_000;

/** The choice in a cookie header: a cookie, so that the server can write it into the first bytes of a page. */
export function themeFromCookie(header: string | undefined): Theme {
  const value = cookieIn(header, "theme");
  return value === "light" || value === "dark" ? value : "system";
}

/** Also the system's is written: ended, it would let a choice count that was made before the shop had https. */
export const themeCookie = (theme: Theme): string => writtenCookie("theme", theme, cookieSeconds);

/** What the browser's own bars are painted with, per theme: the kit's `--surface`, as a meta tag cannot read roles. */
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
