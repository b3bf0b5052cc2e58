/** An error that the person who started the command can fix; its message says how. */
export class Refusal extends Error {}
