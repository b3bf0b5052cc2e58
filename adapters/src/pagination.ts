import type { Pagination } from "@bezak/contract/envelope.ts";

export function getPagination({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
