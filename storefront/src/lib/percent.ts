/** Parses `7,5` or `7.5`; null when it is not a number, below 0, above 100 or has more than two decimals. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/%$/, "").trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent <= 100 ? percent : null;
}

export const writePercent = (percent: number, point: string) => String(percent).replace(".", point);
