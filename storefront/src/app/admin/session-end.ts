import type { SessionEnd } from "@bezak/contract/session-end.ts";

/** How long before its end a session is announced to end. */
export const WARN_SECONDS = 120;

/** While the warning is shown, since somebody may have used another tab meanwhile, and after a failure. */
const AGAIN_SECONDS = 15;

/** Milliseconds until the end of a session has to be read again; soon after a failure, since the former answer grows old. */
export function nextCheckMs(end: SessionEnd | undefined, { failed = false } = {}): number {
  if (failed || !end) return AGAIN_SECONDS * 1000;
  const { secondsLeft } = end;
  const beforeWarning = secondsLeft - WARN_SECONDS;
  const seconds = beforeWarning > 0 ? beforeWarning : Math.min(AGAIN_SECONDS, secondsLeft);
  // past the second that was cut off
  return (seconds + 1) * 1000;
}

/** Minutes left as the warning names them; null before it is time to warn. */
export function minutesLeft({ secondsLeft }: SessionEnd): number | null {
  return secondsLeft > WARN_SECONDS ? null : Math.max(1, Math.ceil(secondsLeft / 60));
}
