const [OPEN, COMMA, CLOSE] = ["[", ",", "]"].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** A JSON list of ready JSON texts. */
export function jsonList(texts: readonly Buffer[]): Buffer {
  return Buffer.concat([OPEN, ...texts.flatMap((text, index) => (index ? [COMMA, text] : [text])), CLOSE]);
}
