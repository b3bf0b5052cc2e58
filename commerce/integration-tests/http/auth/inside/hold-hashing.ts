import { takeHashingTurn } from "../../../../src/password-hash.ts";

let free: () => void = () => undefined;

/** Takes all that the process can hash at once, and every place in the line for it, until it is called with `end`. */
export default function hold(_container: unknown, { end }: { end?: boolean }): Record<string, never> {
  free();
  if (end) return {};
  const freed = new Promise<void>((done) => (free = done));
  for (let turn = 0; turn < 40; turn += 1) takeHashingTurn(() => freed).catch(() => undefined);
  return {};
}
