import { limits } from "@bezak/contract/limits.ts";

/** Addresses of proxies whose `X-Forwarded-For` is trusted (`10.0.0.0/8, 192.0.2.7`, `loopback`); false for none. */
export type TrustedProxies = string | false;

const proxyPattern = /^(loopback|linklocal|uniquelocal|[\da-fA-F]*[.:][\da-fA-F.:]*(\/\d{1,3})?)$/;

/** Parses `TRUST_PROXY` for Fastify; throws for a value that would trust every sender. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const given = text?.trim() ?? "";
  if (given === "") return false;
  if (!given.split(",").every((one) => proxyPattern.test(one.trim())))
    throw new Error(`TRUST_PROXY is not a list of addresses: ${given}`);
  return given;
}

export interface ApiConfig {
  /** address of the commerce process, without a path */
  commerceUrl: string;
  /** shared with commerce; sent with every call to it */
  commerceSecret: string;
  /** milliseconds that one call to commerce may take; default 10 s */
  commerceTimeoutMs?: number;
  /** proxies whose `X-Forwarded-For` is trusted; default none */
  trustProxy?: TrustedProxies;
  /** whether browsers reach the site only over https */
  https?: boolean;
  /** bytes that the cache of public reads may hold; default 16 MiB, about 250 lists: more than are read in a second */
  cacheBytes?: number;
}

export const defaults = { commerceTimeoutMs: limits.timeoutMs, cacheBytes: 16 * 1024 * 1024 } as const;

/** The secret to send: of `NEW,OLD` the new one. Commerce accepts both, so that secrets can be rotated. */
export const presentSecret = (text: string | undefined): string => (text ?? "").split(",")[0]?.trim() ?? "";
