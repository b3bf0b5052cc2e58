/** Whether a text says who states that money moved, and how he knows: `Name: words`. */
export const isStatedBy = (text: string): boolean => /^[^\s:][^:]*: *\S/.test(text);

/** What is said of a text that does not. */
export const whoStates = {
  paidOut: 'Say who gave it back and how: --by "Name: words"',
  reversed: 'Say who saw it and where: --by "Name: words"',
} as const;
