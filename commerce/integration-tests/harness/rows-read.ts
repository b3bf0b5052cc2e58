import type { Pool } from "pg";

/** What `explain (format json)` says of a node. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

/** A statement whose values stand where a `?` is. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/**
 * Rows that PostgreSQL reads to answer a statement, in tables and in indexes: the same on a slow machine. A small table is
 * read whole if that is cheaper, which depends on what other specs left in it: so indexes come first, unless the tables
 * are large.
 */
export async function rowsRead(db: Pool, statement: Statement, isLarge = false): Promise<number> {
  const { sql, values } = numbered(statement);
  const client = await db.connect();
  try {
    await client.query("begin");
    if (!isLarge) await client.query("set local enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
    return rowsOf(rows[0]!["QUERY PLAN"][0].Plan);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** How PostgreSQL means to answer a statement. */
export async function planOf(db: Pool, statement: Statement): Promise<string> {
  const { sql, values } = numbered(statement);
  const { rows } = await db.query<{ "QUERY PLAN": string }>(`explain ${sql}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

function numbered({ sql, values }: Statement): Statement {
  let at = 0;
  return { sql: sql.replaceAll("?", () => `$${(at += 1)}`), values };
}

function rowsOf({ Plans = [], ...node }: Plan): number {
  const each = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
  const own = node["Node Type"].includes("Scan") && !node["Node Type"].startsWith("CTE");
  return Plans.reduce((sum, plan) => sum + rowsOf(plan), own ? each * (node["Actual Loops"] ?? 0) : 0);
}
