const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day of an address, such as `2026-11-28`; undefined for anything else. */
export function findDay(given: string | null): string | undefined {
  return given !== null && day.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
}
