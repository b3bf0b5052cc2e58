import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./clean-console.ts";

/** What axe finds on the page as it stands; `rules` are all of them unless told. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // what passes is not asked for, and without frames nothing needs a second page to be put together in
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Everything of WCAG that a machine can tell, in the light theme, and what colours can break in the dark one. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  expect(await findings(page), path).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
