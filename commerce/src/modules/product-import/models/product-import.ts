import { importStatuses, tableFormats } from "@bezak/contract/import-status.ts";
import { model } from "@medusajs/framework/utils";

/** A table of goods on its way into a shop. Its rows wait in `product_import_row`, which the migration explains. */
export const ProductImport = model
  .define("product_import", {
    id: model.id({ prefix: "import" }).primaryKey(),
    seller_id: model.text(),
    /** who sent it: their uploads are its pictures */
    customer_id: model.text(),
    file_name: model.text(),
    format: model.enum([...tableFormats]),
    status: model.enum([...importStatuses]),
    rows: model.number().nullable(),
    checked: model.number().default(0),
    /** rows that are in the shop as the file has them */
    written: model.number().default(0),
    /** products */
    created: model.number().default(0),
    updated: model.number().default(0),
    /** rows */
    wrong: model.number().default(0),
    /** {titles: [as in the file], list: [FileColumn]} */
    columns: model.json(),
    /** {fault, details}: why the whole file cannot be taken */
    failure: model.json().nullable(),
    finished_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["seller_id", "created_at"] },
    {
      name: "IDX_product_import_under_way",
      on: ["seller_id"],
      unique: true,
      where: "status IN ('checking', 'checked', 'running') AND deleted_at IS NULL",
    },
  ]);
