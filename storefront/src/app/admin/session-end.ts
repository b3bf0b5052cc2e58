import type { SessionEnd } from "@bezak/contract/session-end.ts";

/** How long before its end a session is announced to end. */
export const WARN_SECONDS = 120;

/** While the warning is shown: somebody may have used another tab meanwhile. */
const AGAIN_SECONDS = 15;

/** Milliseconds until the end of a session has to be read again. */
export function nextCheckMs({ secondsLeft }: SessionEnd): number {
  const beforeWarning = secondsLeft - WARN_SECONDS;
  const seconds = beforeWarning > 0 ? beforeWarning : Math.min(AGAIN_SECONDS, secondsLeft);
  // past the second that was cut off
  return (seconds + 1) * 1000;
}

/** Minutes left as the warning names them; null before it is time to warn. */
export function minutesLeft({ secondsLeft }: SessionEnd): number | null {
  return secondsLeft > WARN_SECONDS ? null : Math.max(1, Math.ceil(secondsLeft / 60));
}
