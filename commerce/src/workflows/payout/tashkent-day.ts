const DAY = 86_400_000;
/** Tashkent is five hours ahead of UTC all year. */
const AHEAD = 5 * 3_600_000;

/** The number of a day in Tashkent, to be compared with others. */
export const dayInTashkent = (at: Date): number => Math.floor((at.getTime() + AHEAD) / DAY);

/** The moment a day of that number begins. */
export const dayBegins = (day: number): Date => new Date(day * DAY - AHEAD);

/** `2026-11` */
export const monthInTashkent = (at: Date): string => new Date(at.getTime() + AHEAD).toISOString().slice(0, 7);

/** `2026-11-22 14:05` */
export const timeInTashkent = (at: Date): string =>
  new Date(at.getTime() + AHEAD).toISOString().slice(0, 16).replace("T", " ");
