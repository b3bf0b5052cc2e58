import { barColourMetas, type Theme } from "../src/features/theme/theme.ts";

/** Tags that depend on the theme: rendered for the system's theme, replaced by `inTheme`. */
export function themeTags(theme: Theme): string {
  const colours = barColourMetas(theme).map(({ content, media }) => {
    const when = media === undefined ? "" : ` media="${media}"`;
    return `<meta name="theme-color" content="${content}"${when}>`;
  });
  return `<meta name="color-scheme" content="${theme === "system" ? "light dark" : theme}">${colours.join("")}`;
}

const systemTags = themeTags("system");

/** A rendered document in a chosen theme; rendering does not depend on it, so one render serves all themes. */
export function inTheme(document: Buffer, theme: Theme): Buffer {
  if (theme === "system") return document;
  const themed = document
    .toString("utf8")
    .replace("<html ", `<html data-theme="${theme}" `)
    .replace(systemTags, () => themeTags(theme));
  return Buffer.from(themed);
}
