import { enqueue } from "../../queue/enqueue.ts";
import { toSqlScope, type Sql } from "../users/sql.ts";

/** Queues an update of all product documents of a shop, in the transaction that requires it. */
export const renewLater = (sql: Sql, sellerId: string): Promise<void> =>
  enqueue(toSqlScope(sql), "renew-shop", { sellerId });
