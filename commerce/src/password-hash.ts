import { availableParallelism } from "node:os";
import scryptKdf from "scrypt-kdf";
import { caller } from "./caller-context.ts";
import { createBoundedQueue } from "./shared/bounded-queue.ts";

/** OWASP's minimum for scrypt is N=2^17, r=8, p=1. Tests lower N; production ignores the setting. */
const LOG_N = 17;

const logN = process.env.NODE_ENV === "production" ? LOG_N : Number(process.env.BEZAK_SCRYPT_LOG_N || LOG_N);

export const hashConfig = { logN, r: 8, p: 1 };

/**
 * All password hashes of this process, for checks and for storage, run through this queue: each takes 128 MB and half a
 * second of a core. They use libuv's four threads, of which one stays free for files and DNS.
 */
const queue = createBoundedQueue({
  concurrency: Math.min(3, availableParallelism()),
  maxWaiting: 20,
  maxWaitMs: 5000,
});

/** Upper bound of the time for a hash and the write that follows. */
const WORK_MS = 1000;

/**
 * Runs work that hashes one password, in each of its spellings one after the other. Does not start when the caller's
 * deadline is too close.
 * @throws ShopError 503 `overloaded`, at once, when too many wait: nothing has been hashed
 */
export const takeHashingTurn = <T>(work: () => Promise<T>): Promise<T> =>
  queue.run(work, { deadline: (caller()?.deadline ?? Infinity) - WORK_MS });

/** Normalizes a password for hashing: keyboards write letters with marks as one or as two code points. */
const normalizePassword = (password: string): string => password.normalize("NFC");

/** Returns all forms in which a password may have been hashed: the normalized one, and the entered one if different. */
export const getSpellings = (password: string): string[] => [
  ...new Set([normalizePassword(password), password]),
];

const derive = (password: string): Promise<Buffer> => scryptKdf.kdf(normalizePassword(password), hashConfig);

/** Spends the time of a password check, so that an unknown address takes as long as a known one. */
export async function wastePasswordCheck(password: string): Promise<void> {
  await takeHashingTurn(async () => {
    for (const spelling of getSpellings(password)) await derive(spelling);
  });
}

/**
 * Hashes a password as Medusa's emailpass provider stores it (scrypt file header, base64). The provider cannot write
 * within a transaction; a new password must be committed together with what it ends.
 * @throws ShopError 503 `overloaded`
 */
export async function hashPassword(password: string): Promise<string> {
  const hash = await takeHashingTurn(() => derive(password));
  return hash.toString("base64");
}
