import type { Pagination } from "@bezak/contract/envelope.ts";

/** Where a page stands among all there are. */
export function getPagination({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
