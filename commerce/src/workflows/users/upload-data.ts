import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/**
 * Uploaded files: the profile picture and photos of their returns, whoever uploaded them. Released, so that the next sweep
 * deletes them.
 */
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
    // an administrator who opened a return has uploaded its photos, and owns them
    await sql(
      `with holders as (
         select ? as holder union all select 'return:' || id from return_request where customer_id = ?
       ), files as (
         select id from shop_upload where owner_id = ? or id in (
           select upload_id from shop_upload_use where holder in (select holder from holders)
         ) order by id for update
       ), released as (
         delete from shop_upload_use
         where upload_id in (select id from files) and holder in (select holder from holders)
       )
       update shop_upload u set idle_since = to_timestamp(0), updated_at = now()
       where id in (select id from files) and not exists (
         select 1 from shop_upload_use x where x.upload_id = u.id and x.holder not in (select holder from holders)
       )`,
      [`customer:${customerId}`, customerId, customerId],
    );
  },
};
