import { hostFault } from "@bezak/contract/open-host.ts";
import { Failure } from "../failure.ts";

/** Throws a Failure where the web server would not start later on. */
export function requireSafeHost(env: NodeJS.ProcessEnv): void {
  const fault = hostFault(env);
  if (fault !== undefined) throw new Failure(fault);
}
