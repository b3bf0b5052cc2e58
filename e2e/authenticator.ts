import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const PERIOD_SECONDS = 30;

/** Bytes of an RFC 4648 base32 text without padding. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a secret (RFC 6238, six digits), so many periods later: each code is accepted once. */
export function codeOf(secret: string, later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + later));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = hash.at(-1)! & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
