export const compareKey = "compare";

/** Said in this window when something is compared or no longer: the storage tells only the others. */
export const compareEvent = "compare";
