import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** Returns stay, since they moved money; the person's texts and photos are deleted. */
export const returnData: PersonalDataPart = {
  name: "returns",
  async collect(container, customerId) {
    const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select id, order_id as "orderId", parcel_id as "parcelId", status, reason, text, photos->'urls' as photos,
         coalesce((select jsonb_agg(line.value - 'item_id' || jsonb_build_object('itemId', line.value->'item_id') order by line.place)
           from jsonb_array_elements(lines->'rows') with ordinality as line(value, place)), '[]') as lines, amount::float8 as amount, timeline->'entries' as timeline,
         (select '•••• ' || a.last_digits from refund_account a where a.order_id = return_request.order_id) as "refundAccount",
         (select coalesce(jsonb_agg(jsonb_build_object('at', n.named_at, 'account', '•••• ' || n.last_digits) order by n.named_at), '[]')
           from refund_account_naming n where n.order_id = return_request.order_id) as "refundAccountNamed",
         created_at as "createdAt"
       from return_request where customer_id = ? and deleted_at is null order by created_at, id`,
      [customerId],
    )) as { rows: unknown[] };
    return rows;
  },
  async erase(sql, customerId) {
    await sql(
      `update return_request set text = null, photos = '{"urls": []}', updated_at = now() where customer_id = ?`,
      [customerId],
    );
    await sql("delete from refund_account where customer_id = ?", [customerId]);
    await sql("delete from refund_account_naming where customer_id = ?", [customerId]);
  },
};
