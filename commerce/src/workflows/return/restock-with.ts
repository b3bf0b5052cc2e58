import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { LEASE } from "../../shared/recovery-times.ts";

type Lines = ReturnRow["lines"]["rows"];

/**
 * Runs `job`, which changes the status of a return, and passes it a function that returns these lines to their stock
 * locations in the same transaction: both happen or neither, and never twice. Takes the same locks as the engine.
 */
export async function restockWith<T>(
  container: MedusaContainer,
  lines: Lines,
  job: (along: (sql: SqlManager) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (lines.length === 0) return job(async () => undefined);
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select distinct inventory_item_id as id from reservation_item
       where deleted_at is null and line_item_id = any (?::text[]) order by 1`,
    [lines.map(({ item_id }) => item_id)],
  );
  const items = (rows as { id: string }[]).map(({ id }) => id);
  if (items.length === 0) return job(async () => undefined);
  let levels: string[] = [];
  const done = await container
    .resolve(Modules.LOCKING)
    .execute(items, () => job(async (sql) => void (levels = await restock(sql, lines))), {
      expire: LEASE,
    });
  const renew = { name: "inventory.inventory-level.updated", data: { id: levels } };
  if (levels.length > 0) await container.resolve(Modules.EVENT_BUS).emit(renew);
  return done;
}

/**
 * Sold pieces stay reserved, even after delivery, so returned ones are added to the stocked quantity. Returns the
 * level ids.
 */
async function restock(sql: SqlManager, lines: Lines): Promise<string[]> {
  const rows = await sql.execute(
    `update inventory_level l set stocked_quantity = l.stocked_quantity + back.pieces, updated_at = now(),
       raw_stocked_quantity = jsonb_build_object('value', (l.stocked_quantity + back.pieces)::text, 'precision', 20)
     from (select r.inventory_item_id, r.location_id, sum(round(line.quantity * r.quantity / q.bought)) as pieces
           from jsonb_to_recordset(?::jsonb) as line (item_id text, quantity integer)
           join reservation_item r on r.line_item_id = line.item_id and r.deleted_at is null
           join returned_quantity q on q.item_id = line.item_id
           group by r.inventory_item_id, r.location_id) as back
     where l.inventory_item_id = back.inventory_item_id and l.location_id = back.location_id
       and l.deleted_at is null
     returning l.id`,
    [JSON.stringify(lines)],
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}
