import type { MedusaContainer } from "@medusajs/framework/types";
import type { Runner } from "../../modules/upload/service.ts";
import { claimUploads } from "../upload/swap-uploads.ts";

interface ReturnPhotos {
  /** of the return */
  id: string;
  /** who has uploaded them: `actor_id` of the buyer or the administrator */
  ownerId: string;
  urls: readonly string[];
}

/**
 * Claims the photos of a new return in the transaction that stores it.
 * @throws ShopError 400 invalid_input for a URL that is not a picture of this person
 */
export const claimReturnPhotos = (
  container: MedusaContainer,
  sql: Runner,
  { id, ownerId, urls }: ReturnPhotos,
): Promise<void> =>
  claimUploads(
    container,
    { ownerId, holder: `return:${id}`, types: ["image"], before: [], after: urls },
    sql,
  );
