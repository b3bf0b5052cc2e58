import { takeHashingTurn } from "../../../../src/password-hash.ts";

let free: () => void = () => undefined;

interface Args {
  /** 40: all concurrent hashes and the whole queue; 3: the concurrent hashes only */
  turns?: number;
  end?: boolean;
}

/** Occupies this many slots of the hashing queue until it is called with `end`. */
export default function hold(_container: unknown, { turns = 40, end }: Args): Record<string, never> {
  free();
  if (end) return {};
  const freed = new Promise<void>((done) => (free = done));
  for (let turn = 0; turn < turns; turn += 1) takeHashingTurn(() => freed).catch(() => undefined);
  return {};
}
