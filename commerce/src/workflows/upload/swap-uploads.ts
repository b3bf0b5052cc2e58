import type { UploadType } from "@bezak/contract/upload-types.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { ShopError } from "../../shop-error.ts";

/** How the files of a thing change. What was there before may be anything, an address of the demo shop too. */
export interface SwapUploads {
  /** who sent the new files in: `actor_id` of the signed-in person */
  ownerId: string;
  /** the thing that holds them, `review:<id>` */
  holder: string;
  types: readonly UploadType[];
  /** addresses that the thing holds now */
  before: readonly string[];
  /** addresses that it shall hold; none when it is deleted */
  after: readonly string[];
}

const uploadsOf = (container: MedusaContainer) =>
  container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);

const without = (list: readonly string[], others: readonly string[]) => [
  ...new Set(list.filter((one) => !others.includes(one))),
];

/**
 * Holds the new files of a thing. Comes before the thing is written: a file that is held and not shown does no harm,
 * the other way round it would be swept away. Repeats harmlessly.
 * @throws ShopError 400 invalid_input for an address that is not a file of this person and of these types
 */
export async function claimUploads(container: MedusaContainer, swap: SwapUploads): Promise<void> {
  const { ownerId, holder, types, before, after } = swap;
  const urls = without(after, before);
  const strange = await uploadsOf(container).claim({ ownerId, holder, types, urls });
  if (strange.length === 0) return;
  throw new ShopError(400, "invalid_input", `Not this person's files: ${strange.join(", ")}`);
}

/** Lets the files go that a thing no longer holds. Comes after it is written. Repeats harmlessly. */
export async function releaseUploads(
  container: MedusaContainer,
  { holder, before, after }: Pick<SwapUploads, "holder" | "before" | "after">,
): Promise<void> {
  await uploadsOf(container).release(holder, without(before, after));
}

export const claimUploadsStep = createStep(
  "claim-uploads",
  async (swap: SwapUploads, { container }) => {
    await claimUploads(container, swap);
    return new StepResponse(undefined, swap);
  },
  async (swap, { container }) => {
    if (swap) await uploadsOf(container).release(swap.holder, without(swap.after, swap.before));
  },
);

export const releaseUploadsStep = createStep(
  "release-uploads",
  async (swap: SwapUploads, { container }) => {
    await releaseUploads(container, swap);
    return new StepResponse(undefined, swap);
  },
  async (swap, { container }) => {
    if (swap) await uploadsOf(container).hold(swap.holder, without(swap.before, swap.after));
  },
);
