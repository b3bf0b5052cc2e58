import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { SELLER_MODULE } from "../../../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../../../src/modules/seller/service.ts";

/** Adds two rings with these slugs to the fixture's shop, a published one and a draft; returns their ids. */
export default async function addRings(
  container: MedusaContainer,
  { shown, draft }: { shown: string; draft: string },
): Promise<string[]> {
  const [seller] = await container
    .resolve<SellerModuleService>(SELLER_MODULE)
    .listSellers({ slug: "zargar" });
  const [category] = await container.resolve(Modules.PRODUCT).listProductCategories({ handle: "rings" });
  const { result: products } = await createProductsWorkflow(container).run({
    input: {
      products: [shown, draft].map((handle) => ({
        title: handle,
        handle,
        status: handle === shown ? ("published" as const) : ("draft" as const),
        thumbnail: `/files/${handle}.webp`,
        images: [{ url: `/files/${handle}.webp` }],
        category_ids: [category!.id],
        options: [{ title: "Цвет", values: ["Чёрный"] }],
        variants: [
          { title: "Чёрный", options: { Цвет: "Чёрный" }, prices: [{ amount: 1000, currency_code: "uzs" }] },
        ],
      })),
    },
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    products.map(({ id }) => ({
      [SELLER_MODULE]: { seller_id: seller!.id },
      [Modules.PRODUCT]: { product_id: id },
    })),
  );
  return [shown, draft].map((slug) => products.find(({ handle }) => handle === slug)!.id);
}
