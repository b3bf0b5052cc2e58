/** Milliseconds of difference that are ignored: answers take time, and `Date` has whole seconds. */
const near = 3000;

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;

/** Sets the clock by the `Date` of an answer; an answer from a cache (`Age`) has an old date. */
export function setServerClock(headers: Headers): void {
  const serverTime = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(serverTime) || headers.has("age")) return;
  const difference = serverTime - Date.now();
  ahead = Math.abs(difference) < near ? 0 : difference;
}

/** Milliseconds since 1970 by the server's clock, so that deadlines shown end when they end on the server. */
export const serverNow = (): number => Date.now() + ahead;
