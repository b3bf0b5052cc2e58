/** Statuses of a product import; each has a list of the statuses that may follow. Free of zod. */
export const importStatuses = ["checking", "checked", "running", "done", "failed", "cancelled"] as const;

export type ImportStatus = (typeof importStatuses)[number];

export const importMoves: Record<ImportStatus, readonly ImportStatus[]> = {
  checking: ["checked", "failed", "cancelled"],
  checked: ["running", "cancelled"],
  running: ["done", "failed", "cancelled"],
  done: [],
  failed: [],
  cancelled: [],
};

export const tableFormats = ["csv", "xlsx"] as const;

export type TableFormat = (typeof tableFormats)[number];
