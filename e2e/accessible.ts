import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./clean-console.ts";

/** Brings axe into every page that is opened from now on: sending it into each one anew takes twice as long. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

/** What axe finds as the page stands; what passes is not asked for. */
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
 * Everything of WCAG that a machine can tell. Colours are looked at on a desk, in both themes: a phone shows the same roles
 * of colour.
 */
export async function expectAccessible(page: Page, path: string, isMobile: boolean): Promise<void> {
  expect(await findings(page, { rules: { [contrast]: { enabled: !isMobile } } }), path).toEqual([]);
  if (isMobile) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, { runOnly: [contrast] }), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
