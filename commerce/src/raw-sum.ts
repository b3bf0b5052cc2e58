/** A sum as the engine keeps it beside each number, in its column `raw_…`. */
export const rawSum = (value: number): string => JSON.stringify({ value: String(value), precision: 20 });
