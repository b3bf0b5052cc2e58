import { ShopError } from "../shop-error.ts";

interface Refusal {
  /** refusals that somebody else's act explains */
  codes: readonly string[];
  /** reads the object as its call answers it; called after the transaction that was refused */
  read: () => Promise<unknown>;
  /** version that the client sent */
  sent?: string | undefined;
}

/**
 * Adds the object as it is now to these refusals, so that whoever was second sees what the other did.
 * @throws ShopError as `act`; without the object if it cannot be read any more
 */
export async function withCurrent<T>(act: () => Promise<T>, refusal: Refusal): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ShopError) || !refusal.codes.includes(error.code)) throw error;
    const current = await refusal.read().catch(() => undefined);
    throw new ShopError(error.status, error.code, error.message, { current, sent: refusal.sent });
  }
}
