import type { Sum } from "@bezak/contract/money.ts";
import type { WrittenProduct } from "@bezak/contract/written-product.ts";
import type { Sql } from "../users/sql.ts";
import type { Moderation } from "./product-status.ts";

/** A variant of the contract's product; an absent stock is unchanged, and none for a new variant. */
export type WrittenVariant = Omit<NonNullable<WrittenProduct["variants"]>[number], "stock"> & {
  /** unreserved pieces */
  stock?: number;
};

/** The contract's product, also as it is put together from a file or from a stored product. */
export type ProductInput = Omit<WrittenProduct, "variants" | "vatPercent"> & {
  variants?: WrittenVariant[];
  vatPercent?: number | null;
};

/** A change of some fields; absent fields, and a price that is null, stay unchanged. */
export type FieldsChange = Partial<Omit<ProductInput, "price" | "variants">> & {
  price?: Sum | null;
  variants?: (Partial<Omit<WrittenVariant, "price">> & { price?: Sum | null })[];
};

/** Who writes what; with `id` an existing product is replaced. */
export interface ProductWrite {
  sellerId: string;
  /** uploader of its new pictures */
  customerId: string;
  product: ProductInput;
  id?: string;
  /** of the product that was edited; another one is 409 product_changed */
  version?: number;
  /** for a new product: a repeat of the key returns the same product, and is 422 with another body */
  idempotencyKey?: string;
  /** an administrator writes it, and decides whether it is hidden */
  moderation?: Moderation;
  /** nobody needs to check what an administrator has changed */
  byAdministrator?: boolean;
  /** stores more in the same transaction */
  alongside?: (sql: Sql) => Promise<unknown>;
  /** false: the caller updates the catalogue itself, for many products at once, with `showProducts` */
  show?: boolean;
}
