const [OPEN, COMMA, CLOSE] = ["[", ",", "]"].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** Joins JSON texts into a JSON array. */
export function jsonList(texts: readonly Buffer[]): Buffer {
  return Buffer.concat([OPEN, ...texts.flatMap((text, index) => (index ? [COMMA, text] : [text])), CLOSE]);
}
