import { takeHashingTurn } from "../../../../src/password-hash.ts";

let free: () => void = () => undefined;

interface Args {
  /** 40: all that the process can hash at once, and every place in the line for it; 3: only the former */
  turns?: number;
  end?: boolean;
}

/** Takes so many turns of those who hash, until it is called with `end`. */
export default function hold(_container: unknown, { turns = 40, end }: Args): Record<string, never> {
  free();
  if (end) return {};
  const freed = new Promise<void>((done) => (free = done));
  for (let turn = 0; turn < turns; turn += 1) takeHashingTurn(() => freed).catch(() => undefined);
  return {};
}
