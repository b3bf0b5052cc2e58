import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./clean-console.ts";

/** What axe, which is in the page already, finds as the page stands; `rules` are all of them unless told. */
function findings(page: Page, rules?: string[]): Promise<string[]> {
  // what passes is not asked for
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (chosen) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}

/**
 * Everything of WCAG that a machine can tell, in the light theme, and on a desk what colours can break in the dark one:
 * a phone shows the same roles of colour.
 */
export async function expectAccessible(page: Page, path: string, isMobile: boolean): Promise<void> {
  await page.evaluate(axe.source);
  expect(await findings(page), path).toEqual([]);
  if (isMobile) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
