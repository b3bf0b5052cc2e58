import { test as base, expect } from "@playwright/test";

/** A test whose page must not complain: no error, no warning, no failed script (hydration shows itself here). */
export const test = base.extend<{ complaints: string[]; allowed: RegExp[] }>({
  // what the browser itself says of answers the test asks for
  allowed: [[], { option: true }],
  complaints: [
    async ({ page, allowed }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (!["error", "warning"].includes(message.type())) return;
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
