import { secretFault, type SecretName } from "../secret-values.ts";
import { Refusal } from "./refusal.ts";

/** Makes sure that secrets are there and no guess finds them, before the engine has loaded for seconds. Throws a `Refusal`. */
export function checkSecrets(...names: SecretName[]): void {
  for (const name of names) {
    const fault = secretFault(name);
    if (fault !== undefined) throw new Refusal(fault);
  }
}
