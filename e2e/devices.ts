/*
 * Pages are looked at on both devices by every-page.spec.ts. A story that has been told on one tells nothing new on the other:
 * its test says where it runs, and E2E_DEVICES=all (as `npm run soak` has it) runs all of them on both.
 */

export const onDesktop = { tag: "@desktop" };

export const onPhone = { tag: "@phone" };
