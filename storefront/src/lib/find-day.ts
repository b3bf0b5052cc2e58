import { isDay } from "@bezak/ui-kit";

/** A day of an address, such as `2026-11-28`; undefined for anything else. */
export function findDay(given: string | null): string | undefined {
  return given !== null && isDay(given) ? given : undefined;
}
