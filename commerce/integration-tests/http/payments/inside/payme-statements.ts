import { AsyncLocalStorage } from "node:async_hooks";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gateways } from "../../../../src/providers/configured.ts";
import { answerPayme, type PaymeRequest } from "../../../../src/providers/payme/answer-payme.ts";
import { getLedger } from "../../../../src/workflows/payment/get-ledger.ts";

/** The cost of one call of Payme. */
export interface Cost {
  body: string;
  /** everything sent to the database, including begin and commit */
  statements: string[];
}

/** Statements of jobs that run in the same process meanwhile are no part of it. */
const ofThisCall = new AsyncLocalStorage<true>();

/** Handles a call in this process and records its statements. */
export default async function count(
  container: MedusaContainer,
  { request }: { request: PaymeRequest },
): Promise<Cost> {
  const { payme } = gateways;
  if (!payme) throw new Error("Payme is not set up");
  const ledger = getLedger(container);
  // the ledger's own: each module has one, and all share a pool
  const knex = (Reflect.get(ledger, "sql") as SqlEntityManager).getKnex();
  const statements: string[] = [];
  const see = ({ sql }: { sql: string }) => {
    if (ofThisCall.getStore()) statements.push(sql.replace(/\s+/g, " ").slice(0, 70));
  };
  knex.on("query", see);
  try {
    const { body } = await ofThisCall.run(true, () => answerPayme(ledger, payme, request));
    return { body, statements };
  } finally {
    knex.off("query", see);
  }
}
