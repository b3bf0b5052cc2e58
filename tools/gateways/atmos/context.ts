import type { Faults } from "../faults.ts";
import type { GatewaySettings } from "../settings.ts";
import type { Tokens } from "./tokens.ts";
import type { AtmosRun } from "./transactions.ts";

export interface AtmosContext {
  settings: GatewaySettings;
  run: AtmosRun;
  tokens: Tokens;
  faults: Faults;
}
