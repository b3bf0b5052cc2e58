/** Something the person who started the command can put right; its message says how. */
export class Refusal extends Error {}
