import { limits } from "@bezak/contract/limits.ts";

/** Addresses that say truly whom they pass on (`10.0.0.0/8, 192.0.2.7`, `loopback`); false for none. */
export type TrustedProxies = string | false;

const proxyPattern = /^(loopback|linklocal|uniquelocal|[\da-fA-F]*[.:][\da-fA-F.:]*(\/\d{1,3})?)$/;

/** `TRUST_PROXY` as Fastify takes it; throws for what would trust everybody. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const given = text?.trim() ?? "";
  if (given === "") return false;
  if (!given.split(",").every((one) => proxyPattern.test(one.trim())))
    throw new Error(`TRUST_PROXY is not a list of addresses: ${given}`);
  return given;
}

/** What the API needs to know of the world. */
export interface ApiConfig {
  /** address of the commerce process, without a path */
  commerceUrl: string;
  /** shared with commerce; sent with every call to it */
  commerceSecret: string;
  /** milliseconds one call to commerce may take; 10 s unless said otherwise */
  commerceTimeoutMs?: number;
  /** who may say from which address a request comes; nobody unless said otherwise */
  trustProxy?: TrustedProxies;
  /** browsers reach the shop by https alone */
  https?: boolean;
  /** bytes the cache of public reads may hold; 16 MiB unless said otherwise, two hundred and fifty lists: more than are read in a second */
  cacheBytes?: number;
}

export const defaults = { commerceTimeoutMs: limits.timeoutMs, cacheBytes: 16 * 1024 * 1024 } as const;

/**
 * The value of a secret that counts here: of `NEW,OLD`, while it is replaced, the new one. Commerce takes both.
 */
export const presentSecret = (text: string | undefined): string => (text ?? "").split(",")[0]?.trim() ?? "";
