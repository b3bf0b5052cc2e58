export const compareKey = "compare";

/** Fired on this window when the comparison changes; `storage` events reach only other windows. */
export const compareEvent = "compare";
