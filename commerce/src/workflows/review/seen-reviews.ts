import { partTable } from "@bezak/contract/access-parts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRank } from "../auth/administrator-rank.ts";
import { readSql } from "../users/sql.ts";
import type { SeenReviews } from "./administered-reviews.ts";

/** What an administrator may see of reviews. @throws ShopError 401 unauthorized */
export async function readSeenReviews(
  container: MedusaContainer,
  adminId: string,
): Promise<Required<SeenReviews>> {
  const rank = await readRank(readSql(container), adminId);
  return { hidesAuthors: rank === null || !partTable.reviewAuthors.includes(rank) };
}
