import { readAccountViews } from "../person-view/stored-view.ts";
import type { PersonalDataPart } from "./personal-data.ts";
import { readSql } from "./sql.ts";

/** When administrators have seen the shop as the person. */
export const personViewData: PersonalDataPart = {
  name: "views",
  collect: (container, customerId) => readAccountViews(readSql(container), customerId),
  async erase(sql, customerId) {
    await sql("delete from person_view where customer_id = ?", [customerId]);
  },
};
