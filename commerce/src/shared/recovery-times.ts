/**
 * Reads seconds from the environment, where tests shorten a time: an integer from 1 to the normal value. Production
 * always uses the normal value.
 * @throws Error when the value is not such an integer
 */
export function shortened(env: NodeJS.ProcessEnv, name: string, normal: number): number {
  const given = env[name];
  if (!given || env.NODE_ENV === "production") return normal;
  const seconds = Number(given);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= normal) return seconds;
  throw new Error(`${name} is "${given}": a whole number of seconds from 1 to ${normal} is needed.`);
}

/**
 * Seconds after which locks of a killed process expire, whichever lock provider is configured (Redis: otherwise 60); a
 * live process renews them. Less than the timeout of the web server.
 */
export const LEASE = 8;

/** Seconds that unfinished work may be unchanged before its process is checked. */
export const IDLE = shortened(process.env, "BEZAK_IDLE_SECONDS", 5);

/** Seconds between checks for urgent work that killed processes left; other intervals are multiples of it. */
export const LOOK = shortened(process.env, "BEZAK_LOOK_SECONDS", 5);
