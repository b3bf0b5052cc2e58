/** Seconds a killed process keeps what it had locked, whichever lock provider is configured (Redis: else 60). */
export const LOCK_LEASE = 8;
