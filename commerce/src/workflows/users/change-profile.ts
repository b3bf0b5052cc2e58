import type { User } from "@bezak/contract/auth.ts";
import type { ProfileChange } from "@bezak/contract/users.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findCity } from "../../delivery/find-city.ts";
import { ShopError } from "../../shop-error.ts";
import { readPerson, type PersonMetadata } from "../auth/person.ts";
import { claimUploads, releaseUploads, type SwapUploads } from "../upload/swap-uploads.ts";

/** Whose profile: a customer's (shop members are customers too) or an administrator's. */
export interface Actor {
  type: "customer" | "user";
  id: string;
}

/** The slug of a city that is given by slug or name. */
function getCity(named: string): string {
  const city = findCity(named);
  if (city) return city.slug;
  const message = "Goods are not delivered to this city";
  throw new ShopError(400, "invalid_input", message, { fields: { city: message } });
}

/** The columns to set, with their values; `more` is set with the metadata. Administrators have no column for a phone. */
export function assignProfile(
  { type }: Pick<Actor, "type">,
  change: ProfileChange,
  more: PersonMetadata = {},
): [column: string, value: unknown][] {
  const { name, phone, avatar, language, city, address } = change;
  const metadata: PersonMetadata = {
    avatar,
    language,
    city: typeof city === "string" ? getCity(city) : city,
    address: address === "" ? null : address,
    ...(type === "user" && { phone }),
    ...more,
  };
  const columns: [string, unknown][] = [];
  if (name !== undefined) columns.push(["first_name = ?", name], ["last_name = ?", null]);
  if (phone !== undefined && type === "customer") columns.push(["phone = ?", phone]);
  // JSON leaves out undefined fields, so they stay unchanged
  const merged = JSON.stringify(metadata);
  if (merged !== "{}") columns.push(["metadata = coalesce(metadata, '{}'::jsonb) || ?::jsonb", merged]);
  return columns;
}

/** Changes the row by one statement, so that two simultaneous changes both persist; returns the former picture. */
async function store(
  container: MedusaContainer,
  { type, id }: Actor,
  columns: [column: string, value: unknown][],
): Promise<string | null> {
  const table = type === "user" ? '"user"' : "customer";
  const set = columns.map(([column]) => column).join(", ");
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `with old as (select metadata->>'avatar' as avatar from ${table} where id = ? and deleted_at is null for update)
     update ${table} set ${set}, updated_at = now() where id = ? and exists (select from old)
     returning (select avatar from old) as avatar`,
    [id, ...columns.map(([, value]) => value), id] as string[],
  )) as { rows: { avatar: string | null }[] };
  return rows[0]?.avatar ?? null;
}

/** @throws ShopError 400 `invalid_input` naming the field */
async function hold(
  container: MedusaContainer,
  files: Pick<SwapUploads, "ownerId" | "holder" | "after">,
): Promise<void> {
  try {
    await claimUploads(container, { ...files, types: ["avatar"], before: [] });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new ShopError(error.status, error.code, error.message, { fields: { avatar: error.message } });
  }
}

const listed = (avatar: string | null | undefined) => (avatar ? [avatar] : []);

/**
 * Changes a profile. A new picture is claimed before it is written and the old one released afterwards: a crash in between
 * leaves a superfluous file, never a picture without its file.
 * @throws ShopError 400 `invalid_input` for an unknown city or a picture that is not the caller's own, 401
 * `unauthorized` when the account is gone
 */
export async function changeProfile(
  container: MedusaContainer,
  actor: Actor,
  change: ProfileChange,
): Promise<User> {
  const columns = assignProfile(actor, change);
  const after = listed(change.avatar);
  const holder = `${actor.type}:${actor.id}`;
  if (after.length > 0) await hold(container, { ownerId: actor.id, holder, after });
  const replaced = columns.length > 0 ? await store(container, actor, columns) : null;
  if (change.avatar !== undefined)
    await releaseUploads(container, { holder, before: listed(replaced), after });
  const owner = { auth_identity_id: "", customer_id: null, user_id: null, [`${actor.type}_id`]: actor.id };
  const person = await readPerson(container, owner);
  if (!person) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  return person;
}
