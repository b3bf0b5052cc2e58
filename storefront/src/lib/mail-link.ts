/** A `mailto:` link; an address may contain `?`, `&` and `%`, which have a meaning in it. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
