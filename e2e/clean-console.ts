import { test as base, expect } from "@playwright/test";
import { languages, type Language } from "./messages.ts";

/** A test whose page must not complain: no error, no warning, no failed script (hydration shows itself here). */
export const test = base.extend<{ allowed: RegExp[]; language: Language }>({
  // What differs by language is the same on every device. English is read from what the server sends, and in the stories of
  // the kit; the soak tells everything in it.
  language: [
    async ({ isMobile }, use) => {
      const chosen = languages.find((one) => one === process.env.E2E_LANGUAGE);
      await use(chosen ?? (isMobile ? "uz" : "ru"));
    },
    { option: true },
  ],
  // what the browser itself says of answers the test asks for
  allowed: [[], { option: true }],
  // a test that asks for no page gets none
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
