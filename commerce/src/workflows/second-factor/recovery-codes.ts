import { createHash, randomInt } from "node:crypto";

/** Without letters and digits that are mistaken for each other when copied by hand. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;
const COUNT = 10;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Ten codes of 79 bits, such as `2k4m-7npq-9rst-vwxy`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join("-"));

/** Hash of a code as typed: spaces, dashes and capitals do not matter. A fast hash is enough for random codes. */
export function hashRecoveryCode(identityId: string, code: string): string {
  const written = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(`${identityId}\n${written}`).digest("hex");
}
