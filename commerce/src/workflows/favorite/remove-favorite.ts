import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { FAVORITE_MODULE } from "../../modules/favorite/index.ts";
import type { FavoriteKey, FavoriteModuleService } from "../../modules/favorite/service.ts";
import { ShopError } from "../../shop-error.ts";

const removeFavoriteStep = createStep(
  "remove-favorite-row",
  async (key: FavoriteKey, { container }) => {
    const removed = await container.resolve<FavoriteModuleService>(FAVORITE_MODULE).remove(key);
    if (!removed) throw new ShopError(404, "favorite_not_found", "It is no favourite");
    return new StepResponse(undefined, removed);
  },
  async (removed, { container }) => {
    if (removed) await container.resolve<FavoriteModuleService>(FAVORITE_MODULE).restore([removed]);
  },
);

/** Removes a product from a customer's favorites; 404 favorite_not_found if it is not among them. */
export const removeFavoriteWorkflow = createWorkflow(
  "remove-favorite",
  (key: WorkflowData<FavoriteKey>) => new WorkflowResponse(removeFavoriteStep(key)),
);
