import { ScureBase32Plugin } from "@otplib/plugin-base32-scure";
import { NodeCryptoPlugin } from "@otplib/plugin-crypto-node";
import { generateSecret } from "@otplib/core";
import { TOTP } from "@otplib/totp";

/** Seconds of one time step (RFC 6238, section 5.2); what every authenticator app expects. */
const PERIOD = 30;

const totp = new TOTP({
  issuer: "Bezak",
  period: PERIOD,
  crypto: new NodeCryptoPlugin(),
  base32: new ScureBase32Plugin(),
});

/** A new secret of 160 bits, base32. */
export const newSecret = (): string =>
  generateSecret({ crypto: new NodeCryptoPlugin(), base32: new ScureBase32Plugin(), length: 20 });

/** The `otpauth://` address of a secret for an account. */
export const otpauthUri = (email: string, secret: string): string => totp.toURI({ label: email, secret });

export interface TypedCode {
  code: string;
  /** codes of this time step and of earlier ones are refused */
  after: number;
  /** seconds since 1970; default now */
  epoch?: number;
}

/** The time step of a code that is valid now, or was or will be within half a minute; undefined for any other. */
export async function findStep(
  secret: string,
  { code, after, epoch = Math.floor(Date.now() / 1000) }: TypedCode,
): Promise<number | undefined> {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const checked = await totp.verify(code, { secret, epoch, epochTolerance: PERIOD });
  return checked.valid && checked.timeStep > after ? checked.timeStep : undefined;
}
