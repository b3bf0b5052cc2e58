import { Client, escapeIdentifier, escapeLiteral } from "pg";

/** Schemas of the shop and of its queue. */
const SCHEMAS = ["public", "pgboss"];

/** PostgreSQL's code for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = "42501";

/** Roles belong to the server: a migration of another of its databases has just created or changed the same role. */
const MEANWHILE = /already exists|duplicate key|tuple concurrently updated/;

/**
 * Lets the role of `servingUrl` read and write rows and nothing more, so that an injected or faulty statement of the
 * serving process can neither change a table nor reach the server. The owner of the tables creates a missing role and
 * sets the password of the URL, so that changing the URL is enough to replace it. Repeatable; does nothing when both
 * URLs name one role.
 */
export async function grantServingRole(ownerUrl: string, servingUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(servingUrl).username);
  if (name === decodeURIComponent(new URL(ownerUrl).username)) return;
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (let left = 3; ; left--) {
      const failure = await inTransaction(owner, () => makeRole(owner, name, servingUrl));
      if (!failure) break;
      if (left === 0 || !MEANWHILE.test(failure.message)) throw failure;
    }
    const failure = await inTransaction(owner, async () => {
      for (const statement of grants(escapeIdentifier(name))) await owner.query(statement);
    });
    if (failure) throw failure;
  } finally {
    await owner.end();
  }
}

/** Two migrations of one database wait for each other. Returns the error after the roll-back, if any. */
async function inTransaction(owner: Client, work: () => Promise<void>): Promise<Error | undefined> {
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock(hashtext('bezak serving role'))");
    await work();
    await owner.query("commit");
    return undefined;
  } catch (error) {
    await owner.query("rollback");
    return error as Error;
  }
}

async function makeRole(owner: Client, name: string, servingUrl: string): Promise<void> {
  const password = decodeURIComponent(new URL(servingUrl).password);
  const { rowCount: exists } = await owner.query("select 1 from pg_roles where rolname = $1", [name]);
  try {
    await owner.query(
      `${exists ? "alter" : "create"} role ${escapeIdentifier(name)} login` +
        // without one in the URL the role authenticates by other means
        (password ? ` password ${escapeLiteral(password)}` : ""),
    );
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    // Somebody else manages the roles of this server: nothing to do as long as the role can connect.
    if (exists && (await opens(servingUrl))) return;
    throw new Error(
      `The owner of the database may not ${exists ? "give a password to" : "create"} the role ${name}: do it on the ` +
        "server, with the password of DATABASE_URL.",
    );
  }
}

async function opens(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function grants(role: string): string[] {
  // before PostgreSQL 15 every role may create tables there
  const closed = "revoke create on schema public from public";
  const given = SCHEMAS.flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
    // covers tables that a later migration of the same owner adds
    `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema ${schema} grant usage, select, update on sequences to ${role}`,
  ]);
  return [closed, ...given];
}

/**
 * Describes a privilege that a serving process should not have, for use in a sentence; undefined when there is none.
 */
export async function needlessRight(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ superuser: boolean; maker: boolean }>(
      `select rolsuper as superuser, has_schema_privilege('public', 'create') as maker
       from pg_roles where rolname = current_user`,
    );
    if (rows[0]?.superuser) return "is a superuser of PostgreSQL";
    return rows[0]?.maker ? "may make tables" : undefined;
  } finally {
    await client.end();
  }
}
