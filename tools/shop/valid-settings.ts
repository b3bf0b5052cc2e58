import { logLevelFault } from "@bezak/contract/log-level.ts";
import { metricsFault } from "@bezak/contract/metrics-server.ts";
import { hostFault } from "@bezak/contract/open-host.ts";
import { Failure } from "../failure.ts";

/** Throws a Failure in the cases in which the shop's programs would refuse to start. */
export function requireValidSettings(env: NodeJS.ProcessEnv): void {
  const fault = hostFault(env) ?? logLevelFault(env) ?? metricsFault(env);
  if (fault !== undefined) throw new Failure(fault);
}
