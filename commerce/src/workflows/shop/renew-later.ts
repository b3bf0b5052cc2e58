import { enqueue } from "../../queue/enqueue.ts";
import type { Sql } from "../users/sql.ts";

/** Has all goods of a shop written into the catalogue anew, in the transaction that is the reason for it. */
export const renewLater = (sql: Sql, sellerId: string): Promise<void> =>
  enqueue({ execute: (statement, values) => sql(statement, values) }, "renew-shop", { sellerId });
