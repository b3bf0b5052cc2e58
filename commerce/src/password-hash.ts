import { createHash, createHmac, randomBytes, scrypt } from "node:crypto";

/** scrypt at OWASP's floor (N=2^17, r=8, p=1); tests lower N, a real shop never does. */
export const hashConfig = { logN: Number(process.env.BEZAK_SCRYPT_LOG_N ?? 17), r: 8, p: 1 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const { logN, r, p } = hashConfig;
  const options = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return new Promise((done, fail) => {
    scrypt(password, salt, 64, options, (error, key) => (error ? fail(error) : done(key)));
  });
}

/** The work of checking a password, for nothing: so that an unknown address takes as long as a known one. */
export async function wastePasswordCheck(password: string): Promise<void> {
  await derive(password, randomBytes(32));
}

/**
 * A password as Medusa's emailpass provider stores it (the scrypt file header, base64). The provider can only write
 * it by itself; a new password goes into one transaction with what it ends.
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
  const key = (await derive(password, salt)).subarray(32);
  return Buffer.concat([checked, createHmac("sha256", key).update(checked).digest()]).toString("base64");
}
