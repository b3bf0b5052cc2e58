import type { ProductSeed } from "./product.ts";

/**
 * So many products made of those given, for measuring a large shop: copies in turn, told apart by a number in name,
 * slug and article. Pictures are shared.
 */
export function multiplyProducts(products: readonly ProductSeed[], total: number): ProductSeed[] {
  return Array.from({ length: total }, (_, index) => {
    const product = products[index % products.length];
    if (!product) throw new Error("There are no products to multiply");
    const copy = Math.floor(index / products.length);
    return copy === 0 ? product : numbered(product, copy + 1);
  });
}

function numbered(product: ProductSeed, copy: number): ProductSeed {
  const { ru, uz, en } = product.name;
  return {
    ...product,
    slug: `${product.slug}-copy-${copy}`,
    name: { ru: `${ru} ${copy}`, uz: `${uz} ${copy}`, en: `${en} ${copy}` },
    price: product.price + copy * 1000,
    oldPrice: product.oldPrice === null ? null : product.oldPrice + copy * 1000,
    variants: product.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-C${copy}` })),
  };
}
