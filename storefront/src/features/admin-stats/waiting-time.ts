const hour = 3_600_000;

/** How long something waits, in whole units, rounded down: days from two on, else hours. */
export type WaitingTime = { unit: "days" | "hours"; count: number } | { unit: "lessThanHour" };

export function getWaitingTime(since: string, now: number): WaitingTime {
  const hours = Math.floor((now - Date.parse(since)) / hour);
  if (hours < 1) return { unit: "lessThanHour" };
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}
