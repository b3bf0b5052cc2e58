import { writeText, type KeyValueStorage } from "./storage.ts";

/** Storage keys of forms that hold names, phones and addresses until they are sent. */
export const checkoutKey = "checkout";
/** of the order whose answer was lost */
export const orderAttemptKey = "order-attempt";
export const contactKey = "contact";
/** Whoever signs in next on this device sees nothing of another person's application. */
export const applicationKey = (personId: string) => `application:${personId}`;
export const reviewKeys = "review:";
export const replyKeys = "reply-draft:";

/**
 * Removes what somebody typed: they sign out, and the device may be another's next. A session that ends by
 * itself leaves it, so that nothing typed is lost.
 */
export function forgetTyped(storage: KeyValueStorage, personId: string): void {
  for (const key of [checkoutKey, orderAttemptKey, contactKey, applicationKey(personId)])
    writeText(storage, key, null);
  for (const key of Object.keys(storage))
    if (key.startsWith(reviewKeys) || key.startsWith(replyKeys)) writeText(storage, key, null);
}
