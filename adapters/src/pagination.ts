import type { Pagination } from "@bezak/contract/envelope.ts";

export function getPagination(
  { page, limit }: { page: number; limit: number },
  total: number,
  nextCursor?: string | null,
): Pagination {
  const pages = Math.ceil(total / limit);
  return { page, limit, total, pages, ...(nextCursor !== undefined && { nextCursor }) };
}
