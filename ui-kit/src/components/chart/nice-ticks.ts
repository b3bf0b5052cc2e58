/** Round numbers around the values and zero for the grid lines, in ascending order. */
export function niceTicks(values: readonly number[], about = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  // integers get integer grid lines: half an order does not exist
  const whole = values.every(Number.isInteger);
  const fits = (step: number) => step >= rough && (!whole || Number.isInteger(step));
  const step = [1, 2, 2.5, 5].map((nice) => nice * power).find(fits) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // multiplied instead of added up, to avoid errors like 0.1 + 0.2
  return Array.from({ length: last - first + 1 }, (_, position) =>
    Number(((first + position) * step).toPrecision(12)),
  );
}
