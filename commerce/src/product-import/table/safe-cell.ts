/** What a spreadsheet might take for a formula, full-width letters too; apostrophes before it were put there by us. */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet runs: an apostrophe stands before what begins like a formula. `openCell` takes it back. */
export function safeCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text that `safeCell` was given. */
export function openCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
