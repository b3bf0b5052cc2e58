// Free of zod, since browsers import this file.

/** The percentage with at most one decimal; null of nothing. A part is never shown as nothing or as the whole. */
export function toPercent({ count, of }: { count: number; of: number }): number | null {
  if (of === 0) return null;
  const percent = Math.round((count / of) * 1000) / 10;
  if (count > 0 && percent === 0) return 0.1;
  return count < of && percent === 100 ? 99.9 : percent;
}
