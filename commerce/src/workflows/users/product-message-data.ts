import type { PersonalDataPart } from "./personal-data.ts";
import { readSql } from "./sql.ts";

/** What a member wrote for their shop about its products. The text is the shop's and stays, without who wrote it. */
export const productMessageData: PersonalDataPart = {
  name: "productMessages",
  collect: (container, customerId) =>
    readSql(container)(
      `select product_id as "productId", text, created_at as at from product_message
       where author_id = ? and kind = 'answer' and deleted_at is null order by created_at`,
      [customerId],
    ),
  async erase(sql, customerId) {
    await sql("update product_message set author_id = '', updated_at = now() where author_id = ?", [
      customerId,
    ]);
  },
};
