/** A clock this near to the server's is right: an answer takes its time, and its `Date` has whole seconds. */
const near = 3000;

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;

/** Sets the clock by the `Date` of an answer; one that was kept on its way (`Age`) tells an old time. */
export function setServerClock(headers: Headers): void {
  const serverTime = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(serverTime) || headers.has("age")) return;
  const difference = serverTime - Date.now();
  ahead = Math.abs(difference) < near ? 0 : difference;
}

/** Milliseconds since 1970 by the server's clock: what is said of time ends when the server ends it. */
export const serverNow = (): number => Date.now() + ahead;
