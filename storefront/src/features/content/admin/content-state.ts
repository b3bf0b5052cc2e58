/** Whether visitors see a banner or a section now, and why not. */
export const contentStates = ["shown", "scheduled", "expired", "off"] as const;

export type ContentState = (typeof contentStates)[number];

interface Schedule {
  active: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

/** The state at a moment: shown from the start (inclusive) to the end (exclusive), as the server has it. */
export function contentState({ active, startsAt, endsAt }: Schedule, now: number): ContentState {
  if (!active) return "off";
  if (endsAt !== null && now >= Date.parse(endsAt)) return "expired";
  return startsAt !== null && now < Date.parse(startsAt) ? "scheduled" : "shown";
}
