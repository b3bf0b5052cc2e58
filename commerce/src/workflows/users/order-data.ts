import { readAllOrders } from "../order/read-orders.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** The recipient in orders of a closed account; has the shape of a real one. */
const nobody = { name: "—", phone: "+998000000000", email: null };

/** Orders stay, for shops and accounting; of the buyer only the city stays. */
export const orderData: PersonalDataPart = {
  name: "orders",
  collect: async (container, customerId) => readAllOrders(container, customerId),
  async erase(sql, customerId) {
    await sql(
      `update order_address set customer_id = null, company = null, first_name = null, last_name = null,
         address_1 = null, address_2 = null, postal_code = null, phone = null, metadata = null, updated_at = now()
       where id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where customer_id = ?)`,
      [customerId],
    );
    await sql(
      `update "order" set email = null, updated_at = now(),
         metadata = metadata || jsonb_build_object('comment', null, 'contact', ?::jsonb, 'delivery',
           metadata->'delivery' || '{"address": "", "comment": null}'::jsonb)
       where customer_id = ? and metadata is not null`,
      [JSON.stringify(nobody), customerId],
    );
    await sql(
      "update seller_order set buyer_text = null, updated_at = now() where customer_id = ? and buyer_text is not null",
      [customerId],
    );
    await sql(`delete from order_note where order_id in (select id from "order" where customer_id = ?)`, [
      customerId,
    ]);
    // the text of a note that was added to many orders
    await sql(
      `update admin_job set note = null, updated_at = now() where note is not null and status <> 'running'
         and exists (select from admin_job_row noted join seller_order parcel on parcel.id = noted.object_id
           where noted.job_id = admin_job.id and parcel.customer_id = ?)`,
      [customerId],
    );
    await sql(
      `update order_cancellation set reason = null, updated_at = now()
       where actor = 'buyer' and reason is not null and order_id in (select id from "order" where customer_id = ?)`,
      [customerId],
    );
    await sql(
      `update seller_order set updated_at = now(), timeline = jsonb_build_object('entries', (
         select jsonb_agg(case when step->>'actor' = 'buyer' then step - 'reason' else step end order by place)
         from jsonb_array_elements(timeline->'entries') with ordinality as steps(step, place)))
       where customer_id = ? and timeline->'entries' @> '[{"actor": "buyer"}]'`,
      [customerId],
    );
  },
};
