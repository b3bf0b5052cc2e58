/** Round numbers around the values, zero among them: where the lines of the grid stand, from least to greatest. */
export function niceTicks(values: readonly number[], about = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  // half an order is none: whole values get whole lines
  const whole = values.every(Number.isInteger);
  const fits = (step: number) => step >= rough && (!whole || Number.isInteger(step));
  const step = [1, 2, 2.5, 5].map((nice) => nice * power).find(fits) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // counted rather than added up: 0.1 + 0.2 is no round number
  return Array.from({ length: last - first + 1 }, (_, place) =>
    Number(((first + place) * step).toPrecision(12)),
  );
}
