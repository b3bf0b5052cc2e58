import { randomBytes, scrypt } from "node:crypto";

/** scrypt at OWASP's floor (N=2^17, r=8, p=1); tests lower N, a real shop never does. */
export const hashConfig = { logN: Number(process.env.BEZAK_SCRYPT_LOG_N ?? 17), r: 8, p: 1 };

/** The work of checking a password, for nothing: so that an unknown address takes as long as a known one. */
export function wastePasswordCheck(password: string): Promise<void> {
  const { logN, r, p } = hashConfig;
  const options = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return new Promise((done, fail) => {
    scrypt(password, randomBytes(32), 64, options, (error) => (error ? fail(error) : done()));
  });
}
