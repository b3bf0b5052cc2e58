import { join } from "node:path";
import { runStages } from "./checks/run-stages.ts";
import {
  commerce,
  e2e,
  format,
  lint,
  programs,
  shopStage,
  storefront,
  stories,
  types,
  unit,
} from "./checks/stages.ts";
import { CACHE } from "./directories.ts";
import { TestShop } from "./test/test-shop.ts";

/** `npm test`: all tests, with their own folder, databases and ports. */
const folder = join(CACHE, "test");

await runStages("npm test", folder, ({ supervisor }) => {
  const shop = new TestShop(supervisor, folder);
  const { payments, orders, commerce: rest } = commerce(() => shop.adminUrl());
  return [
    // the longest first, so that none of them runs alone at the end
    [rest, payments, stories, orders, storefront, unit, programs, shopStage(shop)],
    // pages and deadlines are waited for, so the checks beside them cost little time
    [e2e(shop), lint, types, format],
  ];
});
