import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Translations } from "../../search/localized.ts";
import type { ProductRecord } from "../../search/product-record.ts";
import { readRecords } from "../../search/read-documents.ts";
import { inTransaction } from "../users/sql.ts";
import { getAttributes } from "./attribute-values.ts";
import { findMissingFields } from "./find-missing-fields.ts";
import { readProductCategories, type ProductCategory } from "./read-category.ts";
import { readRows, type SellerProductRowView } from "./read-rows.ts";
import { readStoredProducts, type StoredProduct } from "./stored-product.ts";
import { noSuchProduct } from "./write-product.ts";

export type SellerProductView = ReturnType<typeof viewProduct>;

/** All fields of the product form. @throws ShopError 404 product_not_found, also for another shop's product */
export async function readProduct(
  container: MedusaContainer,
  sellerId: string,
  id: string,
): Promise<SellerProductView> {
  const [product] = await readProducts(container, sellerId, [id]);
  if (!product) throw noSuchProduct();
  return product;
}

/** All fields of the product forms, in the order of `ids`; other shops' products are left out. */
export async function readProducts(
  container: MedusaContainer,
  sellerId: string,
  ids: readonly string[],
): Promise<SellerProductView[]> {
  const { rows, stored, categories } = await inTransaction(container, async (sql) => {
    // version and data from one snapshot: with a newer version, a form would overwrite somebody's change unnoticed
    await sql("set transaction isolation level repeatable read");
    const rows = await readRows(sql, [sellerId], ids);
    const stored = await readStoredProducts(sql, sellerId, ids);
    const categories = await readProductCategories(
      sql,
      rows.map(({ category }) => category.id),
    );
    return { rows, stored, categories };
  });
  if (rows.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { records, translations } = await readRecords(query, { id: rows.map(({ id }) => id) });
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap((row) => {
    const [record, storedProduct] = [byId.get(row.id), stored.get(row.id)];
    const category = categories.get(row.category.id);
    return record && storedProduct
      ? [viewProduct(row, { record, storedProduct, category, translations })]
      : [];
  });
}

interface Around {
  record: ProductRecord;
  storedProduct: StoredProduct;
  category: ProductCategory | undefined;
  translations: Translations;
}

function viewProduct(row: SellerProductRowView, { record, storedProduct, category, translations }: Around) {
  const metadata = storedProduct.metadata ?? {};
  const definitions = category?.attributes ?? [];
  const attributes = getAttributes(definitions, metadata);
  const text = (id: string, field: string, ru: string) => ({ ru, ...translate(translations, id, field) });
  const options = usedOptions(record).map(({ id, title, values }) => ({
    name: text(id, "title", title),
    values: values.map((one) => text(one.id, "value", one.value)),
  }));
  const missing = findMissingFields({
    description: record.description ?? "",
    images: record.images.length,
    attributes,
    definitions,
    prices: row.variants.map(({ price }, at) => ({
      price,
      path: options.length > 0 ? `variants.${at}.` : "",
    })),
    hasFiscalCodes: Boolean(storedProduct.fiscal ?? category?.fiscal),
  });
  return {
    ...row,
    // a form that sends this stock back unchanged did not mean to change it, whatever was ordered meanwhile
    shownStock: row.stock,
    variants: row.variants.map((variant) => ({ ...variant, shownStock: variant.stock })),
    version: metadata.version ?? 1,
    description: text(record.id, "description", record.description ?? ""),
    brand: metadata.brand || null,
    images: record.images.map(({ url, metadata: facts }) => ({
      url,
      width: facts?.width ?? null,
      height: facts?.height ?? null,
      thumbhash: facts?.thumbhash || null,
    })),
    attributes,
    options,
    choices: row.variants.map(({ id }) => ({
      id,
      options: storedProduct.variants.find((variant) => variant.id === id)?.options ?? {},
      image: record.variants.find((variant) => variant.id === id)?.thumbnail ?? null,
    })),
    ikpu: storedProduct.fiscal?.ikpu ?? null,
    packageCode: storedProduct.fiscal?.packageCode ?? null,
    vatPercent: storedProduct.fiscal?.vatPercent ?? null,
    missing: category ? missing : ["categoryId", ...missing],
  };
}

/** The texts in uz and en; null where there is none. */
function translate(translations: Translations, id: string, field: string) {
  const known = translations.get(id);
  return { uz: known?.uz?.[field] ?? null, en: known?.en?.[field] ?? null };
}

/** Options may be shared between products: only values that one of its variants has belong to this one. */
function usedOptions({ options, variants }: ProductRecord) {
  const used = new Set(variants.flatMap((variant) => variant.options.map(({ id }) => id)));
  return options.map((option) => ({ ...option, values: option.values.filter(({ id }) => used.has(id)) }));
}
