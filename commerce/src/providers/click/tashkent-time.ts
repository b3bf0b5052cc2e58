/** Tashkent has +05:00 all year. */
const OFFSET_MS = 5 * 3_600_000;

/** Parses a Tashkent time `YYYY-MM-DD HH:mm:ss` to epoch milliseconds; `undefined` when there is no such time. */
export function tashkentTime(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text.replace(" ", "T")}+05:00`);
  return Number.isNaN(time) ? undefined : time;
}

/** The day in Tashkent, `YYYY-MM-DD`. */
export const tashkentDay = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
