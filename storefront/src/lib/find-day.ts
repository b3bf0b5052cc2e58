const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day of an address, such as `2026-11-28`; undefined for anything else. */
export function findDay(given: string | null): string | undefined {
  if (given === null || !day.test(given)) return undefined;
  const at = new Date(`${given}T00:00:00Z`);
  // the 30th of February is read as a day of March
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : undefined;
}
