import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gateways } from "../../../../src/providers/configured.ts";
import { answerPayme, type PaymeRequest } from "../../../../src/providers/payme/answer-payme.ts";
import { ledgerOf } from "../../../../src/workflows/payment/ledger-of.ts";

/** What one call of Payme cost. */
export interface Cost {
  body: string;
  /** all that was sent to the database for it, beginning and committing included */
  statements: string[];
}

interface Query {
  /** with its values in it */
  sql: string;
  bindings?: unknown[];
  /** of its connection */
  __knexUid: string;
}

/** Answers a call in this process and counts its statements; `marks`: what stands only in them. */
export default async function count(
  container: MedusaContainer,
  { request, marks }: { request: PaymeRequest; marks: string[] },
): Promise<Cost> {
  if (!gateways.payme) throw new Error("Payme is not set up");
  const ledger = ledgerOf(container);
  // The ledger's own: every module of the engine has one, all on one pool.
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

/** Jobs of the same process ask at the same time: only connections that carried our values count. */
function ofThisCall(seen: Query[], marks: string[]): Query[] {
  const isOurs = ({ sql, bindings }: Query) =>
    marks.some((mark) => JSON.stringify([sql, bindings]).includes(mark));
  const connections = new Set(seen.filter(isOurs).map(({ __knexUid }) => __knexUid));
  return seen.filter(({ __knexUid }) => connections.has(__knexUid));
}
