import { limits } from "@bezak/contract/limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { currentImage } from "../../catalog/current-image.ts";
import { FAVORITE_MODULE } from "../../modules/favorite/index.ts";
import type {
  FavoriteKey,
  FavoriteMarks,
  FavoriteModuleService,
  FavoriteRow,
} from "../../modules/favorite/service.ts";
import { ShopError } from "../../shop-error.ts";
import { viewFavorite, type FavoriteView } from "./favorite-view.ts";

type KeyedFavorite = FavoriteKey & FavoriteMarks;

/** Only a published product; its present price is stored. */
const priceNowStep = createStep("price-favorite", async ({ productId }: KeyedFavorite, { container }) => {
  const row = (await currentImage(container)).rows.get(productId);
  if (!row) throw new ShopError(404, "product_not_found", "There is no such product");
  return new StepResponse(row.price);
});

const storeFavoriteStep = createStep(
  "store-favorite",
  async (input: { favorite: KeyedFavorite; addedPrice: number }, { container }) => {
    const service = container.resolve<FavoriteModuleService>(FAVORITE_MODULE);
    const added = await service.add({ ...input.favorite, addedPrice: input.addedPrice }, limits.favorites);
    if (added === "exists") throw new ShopError(409, "favorite_exists", "It is a favourite already");
    if (added === "full") throw new ShopError(409, "favorites_full", "There are too many favourites");
    return new StepResponse<FavoriteRow, FavoriteKey>(added, input.favorite);
  },
  async (key, { container }) => {
    if (key) await container.resolve<FavoriteModuleService>(FAVORITE_MODULE).remove(key);
  },
);

export const addFavoriteWorkflow = createWorkflow("add-favorite", (favorite: WorkflowData<KeyedFavorite>) => {
  const addedPrice = priceNowStep(favorite);
  return new WorkflowResponse(storeFavoriteStep({ favorite, addedPrice }));
});

/** @throws ShopError 404 product_not_found, 409 favorite_exists or favorites_full */
export async function addFavorite(
  container: MedusaContainer,
  favorite: KeyedFavorite,
): Promise<FavoriteView> {
  const { result } = await addFavoriteWorkflow(container).run({ input: favorite });
  return viewFavorite(container, result);
}
