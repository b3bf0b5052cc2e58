import { writeText, type KeyValueStorage } from "./storage.ts";

/** Storage keys of unsent forms with names, phone numbers and addresses. */
export const checkoutKey = "checkout";
/** of an order request whose answer was lost */
export const orderAttemptKey = "order-attempt";
export const contactKey = "contact";
/** By user, so that the next one on this device does not see another's application. */
export const applicationKey = (personId: string) => `application:${personId}`;
export const reviewKeys = "review:";
export const replyKeys = "reply-draft:";

/**
 * Removes unsent forms when the user signs out, since others may use the device. An expired session does not remove
 * them, so that nothing typed is lost.
 */
export function forgetTyped(storage: KeyValueStorage, personId: string): void {
  for (const key of [checkoutKey, orderAttemptKey, contactKey, applicationKey(personId)])
    writeText(storage, key, null);
  for (const key of Object.keys(storage))
    if (key.startsWith(reviewKeys) || key.startsWith(replyKeys)) writeText(storage, key, null);
}
