import { createHash, createHmac, randomBytes, scrypt } from "node:crypto";
import { availableParallelism } from "node:os";
import { caller } from "./caller-context.ts";
import { createBoundedQueue } from "./shared/bounded-queue.ts";

/** OWASP's floor for scrypt is N=2^17, r=8, p=1. Tests lower N; in production it is this, whatever is set. */
const LOG_N = 17;

const logN = process.env.NODE_ENV === "production" ? LOG_N : Number(process.env.BEZAK_SCRYPT_LOG_N || LOG_N);

export const hashConfig = { logN, r: 8, p: 1 };

/**
 * Every hash of a password of this process, to be checked or to be stored, takes its turn here: each takes 128 MB and
 * half a second of a core. It works in one of libuv's four threads, of which one stays free for files and names.
 */
const queue = createBoundedQueue({
  concurrency: Math.min(3, availableParallelism()),
  maxWaiting: 20,
  maxWaitMs: 5000,
});

/** A hash, and what is written with it, takes less. */
const WORK_MS = 1000;

/**
 * Runs work that hashes one password, in each of its spellings one after the other. It does not begin when the caller
 * will not wait for its end.
 * @throws ShopError 503 `overloaded`, at once, when too many wait: nothing has been hashed
 */
export const takeHashingTurn = <T>(work: () => Promise<T>): Promise<T> =>
  queue.run(work, { deadline: (caller()?.deadline ?? Infinity) - WORK_MS });

/** A password as it is hashed: letters with marks are written with one sign by one keyboard and with two by another. */
const writtenAlike = (password: string): string => password.normalize("NFC");

/** What a given password may have been hashed as: one, but for letters with marks that are written with two signs. */
export const getSpellings = (password: string): string[] => [...new Set([writtenAlike(password), password])];

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const { logN, r, p } = hashConfig;
  const options = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return new Promise((done, fail) => {
    scrypt(writtenAlike(password), salt, 64, options, (error, key) => (error ? fail(error) : done(key)));
  });
}

/** The work of checking a password, for nothing: so that an unknown address takes as long as a known one. */
export async function wastePasswordCheck(password: string): Promise<void> {
  await takeHashingTurn(async () => {
    for (const spelling of getSpellings(password)) await derive(spelling, randomBytes(32));
  });
}

/**
 * A password as Medusa's emailpass provider stores it (the scrypt file header, base64). The provider can only write
 * it by itself; a new password goes into one transaction with what it ends.
 * @throws ShopError 503 `overloaded`
 */
export async function hashPassword(password: string): Promise<string> {
  const { logN, r, p } = hashConfig;
  const salt = randomBytes(32);
  const cost = Buffer.alloc(10);
  cost.writeUInt8(0, 0);
  cost.writeUInt8(logN, 1);
  cost.writeUInt32BE(r, 2);
  cost.writeUInt32BE(p, 6);
  const head = Buffer.concat([Buffer.from("scrypt"), cost, salt]);
  const checked = Buffer.concat([head, createHash("sha256").update(head).digest().subarray(0, 16)]);
  const derived = await takeHashingTurn(() => derive(password, salt));
  const key = derived.subarray(32);
  return Buffer.concat([checked, createHmac("sha256", key).update(checked).digest()]).toString("base64");
}
