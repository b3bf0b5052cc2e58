/** The import name of a component's folder: `icon-button` is IconButton. Other titles are unchanged. */
export function asImported(title: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(title)) return title;
  return title.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
