/** Whether a statement about moved money names the person and the evidence: `Name: words`. */
export const isStatedBy = (text: string): boolean => /^[^\s:][^:]*: *\S/.test(text);

export const whoStates = {
  paidOut: 'Say who gave it back and how: --by "Name: words"',
  reversed: 'Say who saw it and where: --by "Name: words"',
} as const;
