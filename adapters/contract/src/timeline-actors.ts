/** Who caused a change of an order. Free of zod, since browsers import this file. */
export const timelineActors = ["buyer", "seller", "admin", "system"] as const;

export type TimelineActor = (typeof timelineActors)[number];
