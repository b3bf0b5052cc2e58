import { secretFault, type SecretName } from "../secret-values.ts";
import { Refusal } from "./refusal.ts";

/** Checks that the secrets are set and hard to guess before the engine spends seconds on loading. @throws Refusal */
export function checkSecrets(...names: SecretName[]): void {
  for (const name of names) {
    const fault = secretFault(name);
    if (fault !== undefined) throw new Refusal(fault);
  }
}
