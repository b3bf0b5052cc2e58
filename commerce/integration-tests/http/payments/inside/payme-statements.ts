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

interface Query {
  /** with its values */
  sql: string;
  bindings?: unknown[];
  /** id of its connection */
  __knexUid: string;
}

/** Handles a call in this process and records its statements; `marks`: values that occur only in them. */
export default async function count(
  container: MedusaContainer,
  { request, marks }: { request: PaymeRequest; marks: string[] },
): Promise<Cost> {
  if (!gateways.payme) throw new Error("Payme is not set up");
  const ledger = getLedger(container);
  // the ledger's own: each module has one, and all share a pool
  const knex = (Reflect.get(ledger, "sql") as SqlEntityManager).getKnex();
  const seen: Query[] = [];
  const see = (query: Query) => void seen.push(query);
  knex.on("query", see);
  try {
    const { body } = await answerPayme(ledger, gateways.payme, request);
    return {
      body,
      statements: ofThisCall(seen, marks).map(({ sql }) => sql.replace(/\s+/g, " ").slice(0, 70)),
    };
  } finally {
    knex.off("query", see);
  }
}

/** Jobs of the same process run at the same time: only connections that carried our values count. */
function ofThisCall(seen: Query[], marks: string[]): Query[] {
  const isOurs = ({ sql, bindings }: Query) =>
    marks.some((mark) => JSON.stringify([sql, bindings]).includes(mark));
  const connections = new Set(seen.filter(isOurs).map(({ __knexUid }) => __knexUid));
  return seen.filter(({ __knexUid }) => connections.has(__knexUid));
}
