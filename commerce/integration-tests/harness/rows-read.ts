import type { Pool } from "pg";

/** A node of `explain (format json)`. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

/** SQL with `?` for each value. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/**
 * Rows that PostgreSQL reads for a statement, in tables and indexes: the same on a slow machine. A small table is read
 * whole if that is cheaper, which depends on what other specs left in it; so indexes are preferred unless the tables are
 * large.
 */
export async function rowsRead(db: Pool, statement: Statement, isLarge = false): Promise<number> {
  const client = await db.connect();
  try {
    await client.query("begin");
    if (!isLarge) await client.query("set local enable_seqscan = off");
    return await rowsReadBy(client, statement);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** The same on a connection, as the planner chooses there. */
export async function rowsReadBy(db: Pick<Pool, "query">, statement: Statement): Promise<number> {
  const { sql, values } = numbered(statement);
  const { rows } = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${sql}`,
    values,
  );
  return toRows(rows[0]!["QUERY PLAN"][0].Plan);
}

export async function readPlan(db: Pick<Pool, "query">, statement: Statement): Promise<string> {
  const { sql, values } = numbered(statement);
  const { rows } = await db.query<{ "QUERY PLAN": string }>(`explain ${sql}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

function numbered({ sql, values }: Statement): Statement {
  let at = 0;
  return { sql: sql.replaceAll("?", () => `$${(at += 1)}`), values };
}

function toRows({ Plans = [], ...node }: Plan): number {
  const each = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
  const own = node["Node Type"].includes("Scan") && !node["Node Type"].startsWith("CTE");
  return Plans.reduce((sum, plan) => sum + toRows(plan), own ? each * (node["Actual Loops"] ?? 0) : 0);
}
