/** The address if it is http or https, else null: it comes from an unsigned link. */
export function safeLink(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}
