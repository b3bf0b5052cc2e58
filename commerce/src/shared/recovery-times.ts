/**
 * Seconds out of the environment, where tests make a time shorter: a whole number from 1 to what it normally is, which
 * is what production keeps to whatever is set.
 * @throws Error when the value is none of them
 */
export function shortened(env: NodeJS.ProcessEnv, name: string, normal: number): number {
  const given = env[name];
  if (!given || env.NODE_ENV === "production") return normal;
  const seconds = Number(given);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= normal) return seconds;
  throw new Error(`${name} is "${given}": a whole number of seconds from 1 to ${normal} is needed.`);
}

/**
 * Seconds that a killed process keeps what it had locked, whichever lock provider is configured (Redis: else 60); one that
 * lives renews it. Fewer than the web server waits.
 */
export const LEASE = 8;

/** Seconds that something unfinished may rest before anybody asks whether its process still lives. */
export const IDLE = shortened(process.env, "BEZAK_IDLE_SECONDS", 5);

/** Seconds between looks for what killed processes left, where it is soon wanted; other rounds are multiples of it. */
export const LOOK = shortened(process.env, "BEZAK_LOOK_SECONDS", 5);
