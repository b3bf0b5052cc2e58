/** A beginning that a spreadsheet may treat as a formula, also in full-width characters, after our own apostrophes. */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes a text that begins like a formula with an apostrophe, so that no spreadsheet runs it. */
export function safeCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Inverse of `safeCell`. */
export function openCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
