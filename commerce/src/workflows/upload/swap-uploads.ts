import type { UploadType } from "@bezak/contract/upload-types.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { Runner, ShopUploadModuleService } from "../../modules/upload/service.ts";
import { ShopError } from "../../shop-error.ts";

/** A change of the files that an object shows. The former ones may be any URL, also one of the demo shop. */
export interface SwapUploads {
  /** who uploaded the new files: `actor_id` of the signed-in person */
  ownerId: string;
  /** the object that claims them, `review:<id>` */
  holder: string;
  types: readonly UploadType[];
  /** URLs that the object shows now */
  before: readonly string[];
  /** URLs that it will show; none when it is deleted */
  after: readonly string[];
}

const getUploads = (container: MedusaContainer) =>
  container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);

const without = (list: readonly string[], others: readonly string[]) => [
  ...new Set(list.filter((one) => !others.includes(one))),
];

/**
 * Claims the new files. Must run before the object is written: a claimed file that is not shown does no harm, an unclaimed
 * one would be deleted. Idempotent. `within`: the transaction that writes the object, to join.
 * @throws ShopError 400 invalid_input for a URL that is not a file of this person and of these types
 */
export async function claimUploads(
  container: MedusaContainer,
  swap: SwapUploads,
  within?: Runner,
): Promise<void> {
  const { ownerId, holder, types, before, after } = swap;
  const urls = without(after, before);
  const strange = await getUploads(container).claim({ ownerId, holder, types, urls }, within);
  if (strange.length === 0) return;
  throw new ShopError(400, "invalid_input", `Not this person's files: ${strange.join(", ")}`);
}

/** Releases the files that are no longer shown. Must run after the object is written. Idempotent. */
export async function releaseUploads(
  container: MedusaContainer,
  { holder, before, after }: Pick<SwapUploads, "holder" | "before" | "after">,
): Promise<void> {
  await getUploads(container).release(holder, without(before, after));
}

export const claimUploadsStep = createStep(
  "claim-uploads",
  async (swap: SwapUploads, { container }) => {
    await claimUploads(container, swap);
    return new StepResponse(undefined, swap);
  },
  async (swap, { container }) => {
    if (swap) await getUploads(container).release(swap.holder, without(swap.after, swap.before));
  },
);

export const releaseUploadsStep = createStep(
  "release-uploads",
  async (swap: SwapUploads, { container }) => {
    await releaseUploads(container, swap);
    return new StepResponse(undefined, swap);
  },
  async (swap, { container }) => {
    if (swap) await getUploads(container).hold(swap.holder, without(swap.before, swap.after));
  },
);
