import { MedusaError } from "@medusajs/framework/utils";
import type { Logger } from "@medusajs/framework/types";

/**
 * Renews a lease of `seconds` three times per lease until stopped. When the lease is lost, the signal is aborted: the
 * job is no longer exclusive. Renewal is attempted again while the lease lasts and the database is unreachable.
 */
export function keepLease(seconds: number, renew: () => Promise<boolean>, logger: Logger | undefined) {
  const lost = new AbortController();
  let validUntil = Date.now() + seconds * 1000;
  const give = (reason: string) => {
    clearInterval(timer);
    lost.abort(new MedusaError(MedusaError.Types.CONFLICT, `The lock was lost while its job ran: ${reason}`));
  };
  const beat = async () => {
    const startedAt = Date.now();
    try {
      if (await renew()) validUntil = startedAt + seconds * 1000;
      else give("another holder may have it");
    } catch (error) {
      logger?.warn(`A lock could not be renewed: ${error instanceof Error ? error.message : String(error)}`);
      if (Date.now() >= validUntil) give("it could not be renewed in time");
    }
  };
  const timer = setInterval(() => void beat(), (seconds * 1000) / 3);
  timer.unref();
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}
