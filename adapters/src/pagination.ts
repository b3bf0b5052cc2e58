import type { Pagination } from "@bezak/contract/envelope.ts";

/** Where a page stands among all there are. */
export function paginationOf({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
