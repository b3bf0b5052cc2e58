/** A sum in the engine's format of `raw_…` columns, stored beside each number. */
export const rawSum = (value: number): string => JSON.stringify({ value: String(value), precision: 20 });
