/** When something is shown. */
export interface Schedule {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** From its start on and before its end, if it is active. */
export function isShown({ active, startsAt, endsAt }: Schedule, now: number): boolean {
  return active && (!startsAt || startsAt.getTime() <= now) && (!endsAt || now < endsAt.getTime());
}
