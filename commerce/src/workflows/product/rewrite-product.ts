import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { toProductInput, type ProductForm } from "../../product-import/product-form.ts";
import { ShopError } from "../../shop-error.ts";
import { readCategoryIndex } from "../product-import/read-category-index.ts";
import { readForms } from "../product-import/read-forms.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { findEditedParts } from "./edited-parts.ts";
import type { Moderation } from "./product-status.ts";
import { refuseFields } from "./field-problem.ts";
import { toText } from "./product-rows.ts";
import { noSuchProduct, writeProduct } from "./write-product.ts";
import type { FieldsChange, ProductInput, WrittenVariant } from "./product-input.ts";

/** How often a simultaneous change by somebody else is tolerated. */
const ATTEMPTS = 3;

interface Rewrite {
  sellerId: string;
  customerId: string;
  id: string;
  /** of the product that was edited; another one is 409 product_changed */
  version?: number | undefined;
  moderation?: Moderation;
  byAdministrator?: boolean;
  /** stores more in the same transaction, with the parts of the product that it changes; may refuse them */
  alongside?: (sql: Sql, changed: readonly EditedProductPart[]) => Promise<unknown>;
  change: FieldsChange;
}

/**
 * Changes the given fields of a product; the others stay unchanged.
 * @throws ShopError as writeProduct does
 */
export async function rewriteProduct(
  container: MedusaContainer,
  { change, alongside, ...write }: Rewrite,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const form = await readForm(container, write);
    const version = write.version ?? form.version;
    try {
      const product = changed(form, change);
      const edited = findEditedParts(form, product);
      await writeProduct(container, {
        ...write,
        version,
        product,
        alongside: async (sql) => alongside?.(sql, edited),
      });
      return;
    } catch (error) {
      const isOlder = error instanceof ShopError && error.code === "product_changed";
      if (!isOlder || write.version !== undefined || attempt === ATTEMPTS) throw error;
    }
  }
}

async function readForm(container: MedusaContainer, { sellerId, id }: Pick<Rewrite, "sellerId" | "id">) {
  const book = await readCategoryIndex(container);
  const form = (await inTransaction(container, (sql) => readForms(sql, sellerId, [id], book))).get(id);
  if (!form) throw noSuchProduct();
  return form;
}

const named = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The product with the given fields replaced; stock that is not given is not written. */
export function changed(form: ProductForm, change: FieldsChange): ProductInput {
  const { price, variants, ...rest } = named(change);
  const { variants: _, ...now } = toProductInput(form);
  const categoryId = change.categoryId ?? now.categoryId;
  const product = {
    ...now,
    // attributes belong to the category
    attributes: categoryId === now.categoryId ? now.attributes : {},
    ...rest,
    name: getName(now.name, change.name),
  };
  const hasOptions = product.options.length > 0;
  if (variants) return { ...product, ...withPrice(price), ...toVariants(form, variants, hasOptions) };
  const [only] = form.variants;
  if (change.options ? hasOptions : form.options.length > 0) {
    const own = price ?? change.oldPrice ?? change.stock ?? change.sku;
    // a single price, stock or SKU does not say which variant it is for
    if (change.options || own !== undefined) refuseFields({ variants: "required" });
    return { ...product, variants: form.variants.map((variant) => merged(variant, {})) };
  }
  if (!only || change.options) return { ...product, ...withPrice(price) };
  const { sku, oldPrice, stock } = change;
  const single = merged(only, named({ price, sku, oldPrice, stock }));
  return {
    ...product,
    ...named({ sku: single.sku, oldPrice: single.oldPrice, stock: single.stock }),
    ...withPrice(price ?? only.price),
  };
}

/** A plain text replaces the ru one; the other languages stay unless they are given. */
function getName(now: ProductInput["name"], change: FieldsChange["name"]): ProductInput["name"] {
  if (change === undefined) return now;
  return typeof change === "string" ? { ...toText(now), ru: change } : change;
}

const withPrice = (price: Sum | null | undefined) => (typeof price === "number" ? { price } : {});

/** The only variant of a draft may have no price yet, so it is left out. */
function toVariants(form: ProductForm, variants: FieldsChange["variants"] & object, hasOptions: boolean) {
  const byId = new Map(form.variants.map((variant) => [variant.id, variant]));
  const whole = variants.map((variant) => merged(byId.get(variant.id ?? ""), variant));
  const [only] = whole;
  if (hasOptions || whole.length !== 1 || !only || !Number.isNaN(only.price)) return { variants: whole };
  const { sku, stock, shownStock } = only;
  return named({ sku, stock, shownStock });
}

type Form = ProductForm["variants"][number];

/** An old price that is not above the new price any more is dropped. */
function merged(
  form: Form | undefined,
  change: NonNullable<FieldsChange["variants"]>[number],
): WrittenVariant {
  const { stock: _, ...now } = form ?? { stock: 0, options: {}, price: null };
  const { price, ...rest } = named(change);
  const written = { ...now, ...rest, price: price ?? now.price ?? Number.NaN };
  const isStale = change.oldPrice === undefined && (written.oldPrice ?? Infinity) <= written.price;
  return isStale ? { ...written, oldPrice: null } : written;
}
