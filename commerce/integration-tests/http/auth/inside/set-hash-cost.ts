import { hashConfig } from "../../../../src/password-hash.ts";

/** Makes the hash of a new password as expensive as 2^logN. */
export default function setHashCost(_container: unknown, { logN }: { logN: number }): { before: number } {
  const before = hashConfig.logN;
  hashConfig.logN = logN;
  return { before };
}
