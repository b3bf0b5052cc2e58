/** A percent as people type it, `7,5` or `7.5`; null when it is none, below 0, above 100 or finer than hundredths. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/%$/, "").trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent <= 100 ? percent : null;
}

/** With the comma or point of the language. */
export const writePercent = (percent: number, point: string) => String(percent).replace(".", point);
