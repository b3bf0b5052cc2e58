export interface Schedule {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Active, from its start (inclusive) to its end (exclusive). */
export function isShown({ active, startsAt, endsAt }: Schedule, now: number): boolean {
  return active && (!startsAt || startsAt.getTime() <= now) && (!endsAt || now < endsAt.getTime());
}
