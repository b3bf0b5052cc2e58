import { test as base, expect } from "@playwright/test";
import { languages, type Language } from "./messages.ts";

/** A test that fails when its page logs an error, a warning or a failed script; hydration errors are logged too. */
export const test = base.extend<{ allowed: RegExp[]; language: Language }>({
  // Language and device are tested in these pairs, since texts do not depend on the device. English is covered by server HTML
  // and the kit's stories; the soak runs everything in it.
  language: [
    async ({ isMobile }, use) => {
      const chosen = languages.find((one) => one === process.env.E2E_LANGUAGE);
      await use(chosen ?? (isMobile ? "uz" : "ru"));
    },
    { option: true },
  ],
  // console messages of the browser about error answers that the test causes
  allowed: [[], { option: true }],
  // only created for tests that use a page
  page: async ({ page, allowed }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type())) return;
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
