import { barColourMetas, type Theme } from "../src/features/theme/theme.ts";

/** The tags of a document that depend on the theme: made for the system's, changed by `inTheme`. */
export function themeTags(theme: Theme): string {
  const colours = barColourMetas(theme).map(({ content, media }) => {
    const when = media === undefined ? "" : ` media="${media}"`;
    return `<meta name="theme-color" content="${content}"${when}>`;
  });
  return `<meta name="color-scheme" content="${theme === "system" ? "light dark" : theme}">${colours.join("")}`;
}

const systemTags = themeTags("system");

/** A finished document in a chosen theme. Rendering knows no theme, so one render serves all of them. */
export function inTheme(document: Buffer, theme: Theme): Buffer {
  if (theme === "system") return document;
  const themed = document
    .toString("utf8")
    .replace("<html ", `<html data-theme="${theme}" `)
    .replace(systemTags, () => themeTags(theme));
  return Buffer.from(themed);
}
