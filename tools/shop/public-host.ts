import { hostFault } from "@bezak/contract/open-host.ts";
import { Failure } from "../failure.ts";

/** Throws a Failure in the cases in which the web server would refuse to start. */
export function requireSafeHost(env: NodeJS.ProcessEnv): void {
  const fault = hostFault(env);
  if (fault !== undefined) throw new Failure(fault);
}
