import type { Pool } from "pg";
import { whileOnWrite } from "./on-write.ts";

/** Runs a job while the database rejects a write. */
export function whileRefused<T>(db: Pool, write: string, job: () => Promise<T>, when = "true"): Promise<T> {
  const does = "begin raise exception 'refused by the test'; end";
  return whileOnWrite(db, { write, when, does }, job);
}
