import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createReservationsWorkflow,
  deleteReservationsWorkflow,
  updateProductCategoriesWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
  updateTranslationsWorkflow,
} from "@medusajs/medusa/core-flows";
import { SELLER_MODULE } from "../../../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../../../src/modules/seller/service.ts";

/** Possible changes of a product in a running shop. */
export interface ProductChange {
  slug: string;
  price?: number;
  reserve?: number;
  /** deletes all reservations */
  release?: boolean;
  status?: "draft" | "published";
  uzTitle?: string;
  categoryName?: string;
  sellerStatus?: "active" | "suspended";
  sellerName?: string;
}

/** Changes a product or what belongs to it, by Medusa's workflows. */
export default async function changeProduct(
  container: MedusaContainer,
  change: ProductChange,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const fields = [
    "id",
    "categories.id",
    "seller.id",
    "variants.id",
    "variants.inventory_items.inventory_item_id",
  ];
  const { data } = await query.graph({ entity: "product", fields, filters: { handle: change.slug } });
  const [product] = data as unknown as {
    id: string;
    categories: { id: string }[];
    seller: { id: string };
    variants: { id: string; inventory_items: { inventory_item_id: string }[] }[];
  }[];
  const variant = product!.variants[0]!;
  if (change.price) {
    const prices = [{ amount: change.price, currency_code: "uzs" }];
    await updateProductVariantsWorkflow(container).run({
      input: { selector: { id: variant.id }, update: { prices } },
    });
  }
  if (change.reserve) {
    const [store] = await container.resolve(Modules.STORE).listStores();
    const inventory_item_id = variant.inventory_items[0]!.inventory_item_id;
    const location_id = store!.default_location_id!;
    await createReservationsWorkflow(container).run({
      input: { reservations: [{ inventory_item_id, location_id, quantity: change.reserve }] },
    });
  }
  if (change.release) {
    const inventory_item_id = variant.inventory_items[0]!.inventory_item_id;
    const made = await container.resolve(Modules.INVENTORY).listReservationItems({ inventory_item_id });
    await deleteReservationsWorkflow(container).run({ input: { ids: made.map(({ id }) => id) } });
  }
  if (change.status) {
    await updateProductsWorkflow(container).run({
      input: { selector: { id: product!.id }, update: { status: change.status } },
    });
  }
  if (change.uzTitle) {
    const [row] = await container
      .resolve(Modules.TRANSLATION)
      .listTranslations({ reference_id: product!.id, locale_code: "uz" });
    await updateTranslationsWorkflow(container).run({
      input: { translations: [{ id: row!.id, translations: { title: change.uzTitle } }] },
    });
  }
  if (change.categoryName) {
    await updateProductCategoriesWorkflow(container).run({
      input: { selector: { id: product!.categories[0]!.id }, update: { name: change.categoryName } },
    });
  }
  const { sellerStatus: status, sellerName: name } = change;
  if (status || name) {
    await container
      .resolve<SellerModuleService>(SELLER_MODULE)
      .updateSellers([{ id: product!.seller.id, ...(status && { status }), ...(name && { name }) }]);
  }
}
