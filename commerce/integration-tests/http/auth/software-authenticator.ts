import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion, PasskeyAttestation } from "@bezak/contract/passkeys.ts";

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** CBOR of what WebAuthn needs: small integers, byte and text strings, maps (RFC 8949). */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as never)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

export interface Answered {
  challenge: string;
  /** what a page of another site would have */
  origin?: string;
  rpId?: string;
  /** whether the owner showed a finger, a face or a PIN */
  verified?: boolean;
  userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP = 0x08 | 0x10;
const WITH_KEY = 0x40;

/** An authenticator with one ES256 key, written for the tests from the specification (Web Authentication, level 3). */
export function softwareAuthenticator({ counts = true, synced = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge, origin = "http://localhost:8000" }: Answered) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId = "localhost", verified = true }: Answered, key?: Buffer): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (synced ? BACKUP : 0) | (key ? WITH_KEY : 0);
    const numbers = Buffer.alloc(5);
    numbers[0] = flags;
    numbers.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), numbers, ...(key ? [key] : [])]);
  }

  const credential = { id: toText(id), rawId: toText(id), type: "public-key" as const };

  return {
    id: credential.id,
    setCounter: (to: number) => void (counter = to),
    register(given: Answered): PasskeyAttestation {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const cose = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(given, key)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: toText(clientData("webauthn.create", given)),
          attestationObject: toText(cbor(attestation)),
        },
      };
    },
    sign(given: Answered): PasskeyAssertion {
      if (counts) counter += 1;
      const data = authenticatorData(given);
      const client = clientData("webauthn.get", given);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(signature),
          userHandle: given.userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
