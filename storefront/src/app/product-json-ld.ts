import type { Product } from "@bezak/contract/catalog.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { crumbsData, toGraph } from "./json-ld.ts";

interface ProductDataContext {
  text: (text: LocalizedText) => string;
  /** origin of the shop */
  origin: string;
  pathname: string;
  path: readonly { label: string; to: string }[];
}

/** A product and its breadcrumbs as JSON-LD. */
export function productData(product: Product, { text, origin, pathname, path }: ProductDataContext): object {
  const name = text(product.name);
  const url = `${origin}${pathname}`;
  const pictures = product.images.length > 0 ? product.images.map((one) => one.url) : [product.image];
  const crumbs = [...path, { label: name, to: pathname }];
  const graph = [
    {
      "@type": "Product",
      name,
      description: text(product.description) || undefined,
      image: pictures.flatMap((one) => (one ? [one.startsWith("/") ? origin + one : one] : [])),
      sku: product.variants[0]?.sku ?? undefined,
      brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
      aggregateRating:
        product.reviewCount > 0
          ? { "@type": "AggregateRating", ratingValue: product.rating, reviewCount: product.reviewCount }
          : undefined,
      offers: {
        "@type": "Offer",
        url,
        price: product.price,
        priceCurrency: product.currency,
        availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
        seller: { "@type": "Organization", name: product.seller.name },
      },
    },
    crumbsData(origin, crumbs),
  ];
  return toGraph(...graph);
}
