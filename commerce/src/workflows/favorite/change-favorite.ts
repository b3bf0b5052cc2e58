import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { FAVORITE_MODULE } from "../../modules/favorite/index.ts";
import type {
  FavoriteKey,
  FavoriteMarks,
  FavoriteModuleService,
  FavoriteRow,
} from "../../modules/favorite/service.ts";
import { ShopError } from "../../shop-error.ts";
import { viewFavorite, type FavoriteView } from "./favorite-view.ts";

interface KeyedChange {
  key: FavoriteKey;
  marks: Partial<FavoriteMarks>;
}

const writeMarksStep = createStep(
  "write-favorite-marks",
  async ({ key, marks }: KeyedChange, { container }) => {
    const changed = await container.resolve<FavoriteModuleService>(FAVORITE_MODULE).change(key, marks);
    if (!changed) throw new ShopError(404, "favorite_not_found", "It is no favourite");
    return new StepResponse<FavoriteRow, FavoriteRow>(changed.after, changed.before);
  },
  async (before, { container }) => {
    if (before) await container.resolve<FavoriteModuleService>(FAVORITE_MODULE).change(before, before);
  },
);

export const changeFavoriteWorkflow = createWorkflow(
  "change-favorite",
  (change: WorkflowData<KeyedChange>) => new WorkflowResponse(writeMarksStep(change)),
);

/** @throws ShopError 404 favorite_not_found, also for somebody else's */
export async function changeFavorite(
  container: MedusaContainer,
  key: FavoriteKey,
  marks: Partial<FavoriteMarks>,
): Promise<FavoriteView> {
  const { result } = await changeFavoriteWorkflow(container).run({ input: { key, marks } });
  return viewFavorite(container, result);
}
