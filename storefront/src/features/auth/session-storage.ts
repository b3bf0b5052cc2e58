import type { User } from "@bezak/contract/auth.ts";
import { readJson, readText, writeJson, writeText, type KeyValueStorage } from "../../lib/storage.ts";

/** Storage keys of the session (specification, section 9). */
export const tokenKey = "token";
export const userKey = "user";
/** id of the user whose session ended; tells the other tabs that nobody signed out */
export const expiredKey = "session-expired";

export function readToken(storage: KeyValueStorage): string | null {
  return readText(storage, tokenKey) || null;
}

export function readUser(storage: KeyValueStorage): User | null {
  const value = readJson(storage, userKey);
  if (typeof value !== "object" || value === null) return null;
  const { id, name } = value as Partial<User>;
  return typeof id === "string" && typeof name === "string" ? (value as User) : null;
}

export function writeSession(storage: KeyValueStorage, token: string | null, user: User | null): void {
  writeText(storage, tokenKey, token);
  writeJson(storage, userKey, user);
}
