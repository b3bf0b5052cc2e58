import type { OpenedReturn } from "@bezak/contract/return-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import { TooManyReturned, type ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { readRows } from "../../read-rows.ts";
import { findCreated, idOfKey } from "../../shared/keyed-creation.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { hashRequest } from "../order/order-request.ts";
import { readOrder } from "../order/read-orders.ts";
import { readAdministeredParcels } from "../parcel/administered-parcels.ts";
import { readSql } from "../users/sql.ts";
import { readAdministeredReturn, type AdministeredReturnView } from "./administered-returns.ts";
import { claimReturnPhotos } from "./claim-photos.ts";
import { findParcel, planReturn, renewParcel, tooMany } from "./plan-return.ts";

interface ReturnOpening {
  /** id or number of a parcel */
  parcel: string;
  adminId: string;
  body: OpenedReturn;
  /** without a key every request opens a return */
  key?: string;
}

/**
 * Opens a return of a delivered parcel on behalf of its buyer, also after the buyer's own time for it. Once per key, also when
 * the request is sent twice at once or its answer was lost.
 * @throws ShopError 400 invalid_input for photos that this administrator has not uploaded, 404 order_not_found | not_found |
 * account_not_found of a closed account | return_not_found of a repeat whose return was withdrawn, 409 stale_version | conflict before
 * the delivery | too_many_to_return, 422 idempotency_mismatch
 */
export async function openReturn(
  container: MedusaContainer,
  { parcel: idOrNumber, adminId, body, key }: ReturnOpening,
): Promise<AdministeredReturnView> {
  const found = await findOwned(container, idOrNumber);
  const { version, ...request } = body;
  const hash = hashRequest({ parcelId: found.id, ...request });
  const id = key === undefined ? generateEntityId("", "retreq") : idOfKey("retreq", adminId, key);
  await workWithOrder(container, found.order_id, async () => {
    if (key !== undefined && (await wasOpened(container, { id, hash }))) return;
    const [seen] = await readAdministeredParcels(container, [found.id]);
    if (seen) refuseStale(version, seen);
    await writeReturn(container, found, { id, adminId, body, hash: key === undefined ? null : hash });
  });
  return readAdministeredReturn(container, { id, order_id: found.order_id });
}

interface OwnedParcel {
  id: string;
  order_id: string;
  customer_id: string;
}

async function findOwned(container: MedusaContainer, idOrNumber: string): Promise<OwnedParcel> {
  const [found] = await readRows<OwnedParcel>(
    container,
    "select id, order_id, customer_id from seller_order where (id = ? or number = ?) and deleted_at is null",
    [idOrNumber, idOrNumber],
  );
  if (!found) throw new ShopError(404, "order_not_found", "There is no such parcel");
  return found;
}

async function wasOpened(
  container: MedusaContainer,
  request: { id: string; hash: string },
): Promise<boolean> {
  const stored = { table: "return_request", hash: "body_hash" };
  const created = await findCreated(readSql(container), stored, request);
  if (created?.deleted) throw new ShopError(404, "return_not_found", "The buyer has withdrawn it");
  return created !== undefined;
}

async function writeReturn(
  container: MedusaContainer,
  { id: parcelId, order_id: orderId, customer_id: customerId }: OwnedParcel,
  { id, adminId, body, hash }: Pick<ReturnOpening, "adminId" | "body"> & { id: string; hash: string | null },
): Promise<void> {
  const order = await readOrder(container, customerId, orderId);
  const parcel = findParcel(order, parcelId);
  if (parcel.status !== "delivered") throw new ShopError(409, "conflict", "The parcel is not delivered");
  const opened = { status: "requested", at: new Date().toISOString(), actor: "admin" } as const;
  const photos = { id, ownerId: adminId, urls: body.photos ?? [] };
  const row = {
    ...planReturn(order, parcel, body),
    id,
    customer_id: customerId,
    text: null,
    photos: { urls: photos.urls },
    timeline: { entries: [{ ...opened, reason: body.explanation }] },
    body_hash: hash,
  };
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  await returns
    .request(row, async (sql) => {
      await refuseClosedAccount(sql, customerId);
      await claimReturnPhotos(container, sql, photos);
      await renewParcel(sql, parcelId);
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyReturned) throw tooMany();
      // the same key at the same moment, for a parcel of another order
      if (String((error as Error).message).includes("return_request_pkey"))
        throw new ShopError(422, "idempotency_mismatch", "The key was used with another body");
      throw error;
    });
}

/** Nobody could be refunded. An account that is just being closed waits, and then has an unsettled return. */
async function refuseClosedAccount(sql: SqlManager, customerId: string): Promise<void> {
  const live = await sql.execute("select 1 from customer where id = ? and deleted_at is null for key share", [
    customerId,
  ]);
  if ((live as unknown[]).length === 0)
    throw new ShopError(404, "account_not_found", "The account of the buyer is closed");
}
