/** The text of a badge: `99+` above the maximum. Accessible names of icons with a badge must contain the same text. */
export function cappedCount(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}
