import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "../users/sql.ts";

const BYTES = 32;

export const CHALLENGE_MS = 5 * 60_000;

export interface ChallengeUse {
  kind: "sign-in" | "confirm" | "add";
  /** in which it has to be answered; left out for signing in */
  sessionId?: string;
}

const hash = (challenge: string) => createHash("sha256").update(challenge).digest("hex");

/** Stores a new challenge for five minutes, by the clock of the database. `userHandle`: of a passkey to be added. */
export async function newChallenge(
  sql: Sql,
  { kind, sessionId }: ChallengeUse,
  userHandle?: string,
): Promise<string> {
  const challenge = randomBytes(BYTES).toString("base64url");
  await sql(
    `insert into passkey_challenge (challenge_hash, purpose, session_id, user_handle, expires_at)
     values (?, ?, ?, ?, now() + ? * interval '1 millisecond')`,
    [hash(challenge), kind, sessionId ?? null, userHandle ?? null, CHALLENGE_MS],
  );
  return challenge;
}

/**
 * Takes a challenge: only the first of several answers gets it, also with several processes, and none after its time, for
 * another purpose or in another session.
 */
export async function takeChallenge(
  sql: Sql,
  challenge: string,
  { kind, sessionId }: ChallengeUse,
): Promise<{ userHandle: string | null } | undefined> {
  const [taken] = await sql<{ userHandle: string | null }>(
    `delete from passkey_challenge
     where challenge_hash = ? and purpose = ? and session_id is not distinct from ? and expires_at > now()
     returning user_handle as "userHandle"`,
    [hash(challenge), kind, sessionId ?? null],
  );
  return taken;
}
