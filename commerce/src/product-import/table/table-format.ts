import type { TableFormat } from "@bezak/contract/import-status.ts";

/** How many bytes from its beginning tell what a file is. */
export const tableHeadBytes = 1024;

/** What a file is by its first bytes; `old` is the book of an older Excel or one with a password. Names may lie. */
export function tableFormatOf(head: Buffer): TableFormat | "old" | undefined {
  const hex = head.subarray(0, 8).toString("hex");
  if (hex.startsWith("504b0304")) return "xlsx";
  if (hex === "d0cf11e0a1b11ae1") return "old";
  // pictures, PDF, other archives and programs
  if (/^(ffd8ff|89504e47|47494638|52494646|25504446|1f8b|377abcaf|52617221|7f454c46|4d5a90|504b)/.test(hex))
    return undefined;
  return "csv";
}
