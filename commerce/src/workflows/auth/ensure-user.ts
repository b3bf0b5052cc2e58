import type { Language } from "@bezak/contract/languages.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../users/sql.ts";
import type { PersonMetadata } from "./person.ts";

export interface NewUser {
  email: string;
  firstName: string | null;
  lastName?: string | null;
  language?: Language;
  rank?: string;
}

interface StoredUser {
  id: string;
  metadata: PersonMetadata | null;
  /** whether it was there before */
  known: boolean;
}

/** The engine's user with this e-mail; creates one without an account, and waits for another creation at the same moment. */
export async function ensureUser(
  sql: Sql,
  { email, firstName, lastName, language, rank }: NewUser,
): Promise<StoredUser> {
  const metadata: PersonMetadata = { language, rank };
  const made = await sql<Omit<StoredUser, "known">>(
    `insert into "user" (id, email, first_name, last_name, metadata) values (?, ?, ?, ?, ?::jsonb)
     on conflict (email) where deleted_at is null do nothing returning id, metadata`,
    [generateEntityId("", "user"), email, firstName, lastName ?? null, JSON.stringify(metadata)],
  );
  if (made[0]) return { ...made[0], known: false };
  const [known] = await sql<Omit<StoredUser, "known">>(
    `select id, metadata from "user" where email = ? and deleted_at is null`,
    [email],
  );
  if (!known) throw new Error("an administrator was removed while being made one");
  return { ...known, known: true };
}
