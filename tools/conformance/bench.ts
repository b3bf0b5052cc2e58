import type { Checklist } from "../gateways/checklist.ts";
import type { GatewaySettings } from "../gateways/settings.ts";
import type { ShopApi } from "./shop.ts";
import type { Simulators } from "./simulators.ts";

/** The context of every check. */
export interface Bench {
  list: Checklist;
  settings: GatewaySettings;
  shop: ShopApi;
  /** null when none run: points that need a payer at a gateway are skipped */
  simulators: Simulators | null;
}
