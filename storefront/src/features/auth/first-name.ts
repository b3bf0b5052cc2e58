/** The first word of a name, as the top bar shows it. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
