import { Client, escapeIdentifier, escapeLiteral } from "pg";

/** Where the tables are: the shop's, and those of its queue. */
const SCHEMAS = ["public", "pgboss"];

/** Somebody else manages the roles of this server: PostgreSQL's code for a missing right. */
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Lets the role of `servingUrl` read and write rows and nothing more, so that a slip in a statement of the serving
 * process can neither change a table nor reach the server. The owner of the tables makes the role when it is missing.
 * Repeats harmlessly; does nothing where both are one role.
 */
export async function grantServingRole(ownerUrl: string, servingUrl: string): Promise<void> {
  const { username, password } = new URL(servingUrl);
  const name = decodeURIComponent(username);
  if (name === decodeURIComponent(new URL(ownerUrl).username)) return;
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await createRole(owner, name, decodeURIComponent(password));
    for (const statement of grants(escapeIdentifier(name))) await owner.query(statement);
  } finally {
    await owner.end();
  }
}

/** Two migrations at once, also of two databases of one server, wait for each other: roles belong to the server. */
async function createRole(owner: Client, name: string, password: string): Promise<void> {
  const role = escapeIdentifier(name);
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock(hashtext('bezak serving role'))");
    const { rowCount } = await owner.query("select 1 from pg_roles where rolname = $1", [name]);
    if (!rowCount) await owner.query(`create role ${role} login password ${escapeLiteral(password)}`);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      `The owner of the database may not create the role ${name}: create it on the server, with the password of DATABASE_URL.`,
    );
  }
}

function grants(role: string): string[] {
  return SCHEMAS.flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
    // what a later migration of the same owner adds
    `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema ${schema} grant usage, select, update on sequences to ${role}`,
  ]);
}
