import type { Product } from "@bezak/contract/catalog.ts";
import type { Picture } from "@bezak/contract/shared-schemas.ts";
import { firstVariant } from "./variant-choice.ts";

/** Each picture of a product once. That of the initial variant comes first, so that the gallery need not move to it. */
export function galleryPictures(product: Product): Picture[] {
  const bare = (url: string): Picture => ({ url, width: null, height: null, thumbhash: null });
  const known = product.images.length > 0 ? product.images : product.image ? [bare(product.image)] : [];
  const own = product.variants.flatMap(({ image }) => (image ? [bare(image)] : []));
  const all = [...known, ...own.filter(({ url }) => !known.some((picture) => picture.url === url))];
  const lead = firstVariant(product)?.image;
  const once = all.filter(({ url }, index) => all.findIndex((picture) => picture.url === url) === index);
  return once.sort((a, b) => Number(b.url === lead) - Number(a.url === lead));
}
