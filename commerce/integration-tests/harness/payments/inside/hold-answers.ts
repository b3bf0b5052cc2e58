import { ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";

/** From now on gateways get no answer: decisions are committed, and the process dies before it replies. */
export default function hold(_container: MedusaContainer): void {
  const end = ServerResponse.prototype.end as (this: ServerResponse, ...rest: unknown[]) => ServerResponse;
  const held = function (this: ServerResponse, ...rest: unknown[]): ServerResponse {
    return this.req?.url?.startsWith("/payments/") ? this : end.apply(this, rest);
  };
  ServerResponse.prototype.end = held as typeof ServerResponse.prototype.end;
}
