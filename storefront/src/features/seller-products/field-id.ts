/** The element that holds a field of the form: where jumps and refusals lead. */
export function fieldId(path: string): string {
  return `product-${[...path].map((letter) => (/[\w.-]/.test(letter) ? letter : letter.codePointAt(0)!.toString(36))).join("")}`;
}
