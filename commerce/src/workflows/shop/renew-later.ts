import { enqueue } from "../../queue/enqueue.ts";
import type { Sql } from "../users/sql.ts";

/** Queues an update of all product documents of a shop, in the transaction that requires it. */
export const renewLater = (sql: Sql, sellerId: string): Promise<void> =>
  enqueue({ execute: (statement, values) => sql(statement, values) }, "renew-shop", { sellerId });
