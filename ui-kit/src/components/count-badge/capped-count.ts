/** The number as a badge writes it: `99+` above the greatest. Names of icons with a badge must hold the same text. */
export function cappedCount(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}
