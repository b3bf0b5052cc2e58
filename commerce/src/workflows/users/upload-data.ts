import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** Uploaded files: the profile picture and photos of returns. Released, so that the next sweep deletes them. */
export const uploadData: PersonalDataPart = {
  name: "uploads",
  async collect(container, customerId) {
    const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select url, type, created_at as "sentAt" from shop_upload
       where owner_id = ? and removed_at is null and deleted_at is null order by created_at`,
      [customerId],
    )) as { rows: unknown[] };
    return rows;
  },
  async erase(sql, customerId) {
    await sql(
      `with own as (select id from shop_upload where owner_id = ? order by id for update)
       delete from shop_upload_use
       where (holder = ? or holder like 'return:%') and upload_id in (select id from own)`,
      [customerId, `customer:${customerId}`],
    );
    await sql(
      `update shop_upload u set idle_since = to_timestamp(0), updated_at = now()
       where owner_id = ? and not exists (select 1 from shop_upload_use where upload_id = u.id)`,
      [customerId],
    );
  },
};
