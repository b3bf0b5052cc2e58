import type { TableFormat } from "@bezak/contract/import-status.ts";

/** Number of leading bytes that identify a file's format. */
export const tableHeadBytes = 1024;

/** Detects the format by the first bytes, not by the name; `old` is an older Excel workbook or one with a password. */
export function findTableFormat(head: Buffer): TableFormat | "old" | undefined {
  const hex = head.subarray(0, 8).toString("hex");
  if (hex.startsWith("504b0304")) return "xlsx";
  if (hex === "d0cf11e0a1b11ae1") return "old";
  // pictures, PDF, other archives and programs
  if (/^(ffd8ff|89504e47|47494638|52494646|25504446|1f8b|377abcaf|52617221|7f454c46|4d5a90|504b)/.test(hex))
    return undefined;
  return "csv";
}
