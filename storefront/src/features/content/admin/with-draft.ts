import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";

/** The row as it would be after its draft was published; itself without one. */
export const withDraft = <Row extends AdministeredBanner | AdministeredSection>(row: Row): Row =>
  row.draft ? ({ ...row, ...row.draft.content } as Row) : row;
