/** A part's folder as the part is imported: `icon-button` is IconButton. Other titles stay as they are. */
export function asImported(title: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(title)) return title;
  return title.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
