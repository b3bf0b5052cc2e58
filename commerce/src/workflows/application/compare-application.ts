import type { ComparedApplication } from "@bezak/contract/applications.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { isoTime } from "../../shared/iso-time.ts";
import { SEARCHED } from "../users/people.ts";
import { readReviewed } from "./read-applications.ts";

/** Of each list. */
const MOST = 20;

const OTHERS = `select id, company_name as "companyName", status, reason, ${isoTime("created_at")} as "createdAt",
    ${isoTime("decided_at")} as "decidedAt"
  from seller_application where customer_id = ? and id <> ? and deleted_at is null
  order by created_at desc, id desc limit ${MOST}`;

/** A name without what people write differently. */
const plainName = (name: string) => `translate(lower(${name}), ' «»„“”"’''.,-–', '')`;
/** Without what leads to the same page; a question mark would be a value of the statement. */
const plainAddress = (address: string) =>
  `rtrim(regexp_replace(lower(${address}), '^https{0,1}://(www[.]){0,1}', ''), '/')`;

type MatchedBy = ComparedApplication["matches"][number]["by"];

const ofApplications = (by: MatchedBy, condition: string) =>
  `select '${by}' as by, 'application' as kind, other.id, other.company_name as name, other.created_at as at
   from seller_application other join sent on other.customer_id <> sent.customer_id
   where other.deleted_at is null and ${condition}`;

const ofUsers = (by: MatchedBy, condition: string) =>
  `select '${by}' as by, 'user' as kind, customer.id,
     coalesce(nullif(trim(concat_ws(' ', customer.first_name, customer.last_name)), ''), customer.email) as name,
     customer.created_at as at
   from (select * from customer where ${condition}) customer join sent on customer.id <> sent.customer_id
   where customer.deleted_at is null and customer.has_account`;

/** What is stored of other people with the same contact or name; the first condition on a phone is that of an index. */
const MATCHES = `with sent as (select * from seller_application where id = ?)
  select by, kind, id, name from (
    ${ofApplications("phone", "other.phone = sent.phone")}
    union all ${ofUsers("phone", `${SEARCHED} like ? and phone = (select phone from sent)`)}
    union all ${ofApplications("email", "lower(other.email) = lower(sent.email)")}
    union all ${ofUsers("email", "email = (select lower(email) from sent)")}
    union all ${ofApplications("website", `${plainAddress("other.website")} = ${plainAddress("sent.website")}`)}
    union all ${ofApplications("name", `${plainName("other.company_name")} = ${plainName("sent.company_name")}`)}
    union all select 'name', 'shop', seller.id, seller.name, seller.created_at
      from seller join sent on seller.id is distinct from sent.seller_id
      where seller.deleted_at is null and ${plainName("seller.name")} = ${plainName("sent.company_name")}
  ) found order by array_position(array['phone', 'email', 'website', 'name'], by), kind, at desc, id limit ${MOST}`;

/**
 * An application with the person's other ones, and with what other people have in common with it.
 * @throws ShopError 404 application_not_found
 */
export async function readCompared(container: MedusaContainer, id: string): Promise<ComparedApplication> {
  const application = await readReviewed(container, id);
  const [others, matches] = await Promise.all([
    readRows<ComparedApplication["others"][number]>(container, OTHERS, [application.applicant.id, id]),
    readRows<ComparedApplication["matches"][number]>(container, MATCHES, [id, `%${application.phone}%`]),
  ]);
  return { ...application, others, matches };
}
