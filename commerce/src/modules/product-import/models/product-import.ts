import { importStatuses, tableFormats } from "@bezak/contract/import-status.ts";
import { model } from "@medusajs/framework/utils";

/** An import of a spreadsheet into a shop. Its rows wait in `product_import_row`, which the migration describes. */
export const ProductImportModel = model
  .define("product_import", {
    id: model.id({ prefix: "import" }).primaryKey(),
    seller_id: model.text(),
    /** the sender, whose uploads its pictures may use */
    customer_id: model.text(),
    file_name: model.text(),
    format: model.enum([...tableFormats]),
    status: model.enum([...importStatuses]),
    rows: model.number().nullable(),
    checked: model.number().default(0),
    /** number of rows that were applied */
    written: model.number().default(0),
    /** products */
    created: model.number().default(0),
    updated: model.number().default(0),
    /** rows */
    wrong: model.number().default(0),
    /** {titles: [as in the file], list: [FileColumn]} */
    columns: model.json(),
    /** {fault, details}: why the whole file was rejected */
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
