import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./clean-console.ts";

/** Adds axe to every page opened from now on; injecting it into each page again takes twice as long. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

/** Violations that axe finds on the page as it is. */
function findings(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (chosen) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { ...options, resultTypes: ["violations" as const] },
  );
}

const contrast = "color-contrast";

/**
 * Everything of WCAG that can be checked automatically. Colours are checked on a desktop only, in both themes: a phone uses
 * the same colour tokens.
 */
export async function expectAccessible(page: Page, path: string, isMobile: boolean): Promise<void> {
  expect(await findings(page, { rules: { [contrast]: { enabled: !isMobile } } }), path).toEqual([]);
  if (isMobile) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, { runOnly: [contrast] }), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
