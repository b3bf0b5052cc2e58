/*
 * every-page.spec.ts checks all pages on both devices. Other tests run on the device that they name, since a second run would
 * show nothing new; E2E_DEVICES=all (used by `npm run soak`) runs all of them on both.
 */

export const onDesktop = { tag: "@desktop" };

export const onPhone = { tag: "@phone" };
