/** Id of a form field's element, for links and for focusing errors. */
export function fieldId(path: string): string {
  return `product-${[...path].map((letter) => (/[\w.-]/.test(letter) ? letter : letter.codePointAt(0)!.toString(36))).join("")}`;
}
