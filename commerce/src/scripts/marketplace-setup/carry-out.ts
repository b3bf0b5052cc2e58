import type { MarketplaceSettings, MarketplaceSettingsChange } from "@bezak/contract/marketplace-settings.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { isDeepStrictEqual } from "node:util";
import { FISCAL_MODULE } from "../../modules/fiscal/index.ts";
import type { FiscalModuleService } from "../../modules/fiscal/service.ts";
import { createCategoryWithin } from "../../workflows/category/create-category.ts";
import { lockTree } from "../../workflows/category/category-tree.ts";
import { createSectionWithin } from "../../workflows/content/save-section.ts";
import { writeMarketplaceSettings } from "../../workflows/marketplace-settings/change-marketplace-settings.ts";
import { readMarketplaceSettings } from "../../workflows/marketplace-settings/read-marketplace-settings.ts";
import { getRunner } from "../../workflows/users/get-runner.ts";
import { inTransaction, type Sql } from "../../workflows/users/sql.ts";
import { Refusal } from "../refusal.ts";
import { countSections, readCategoriesWithin } from "./present-state.ts";
import { readyCategories } from "./ready-categories.ts";
import { readySections } from "./ready-sections.ts";
import type { SetupRequest } from "./setup-request.ts";

/** What a setup has written. */
export interface SetupResult {
  /** names of the settings that have other values now */
  settings: string[];
  /** slugs */
  categories: string[];
  fiscalCodes: string[];
  sections: number;
}

/** Writes everything but the administrator in one transaction; what is there already stays. @throws Refusal */
export function carryOut(
  container: MedusaContainer,
  { administrator: _, categories, homePage, fiscalCodes = {}, ...settings }: SetupRequest,
): Promise<SetupResult> {
  return inTransaction(container, async (sql) => ({
    settings: await writeSettings(container, sql, settings),
    categories: categories ? await addCategories(container, sql) : [],
    fiscalCodes: await writeFiscalCodes(container, sql, fiscalCodes),
    sections: homePage ? await addSections(sql) : 0,
  }));
}

async function writeSettings(
  container: MedusaContainer,
  sql: Sql,
  change: MarketplaceSettingsChange,
): Promise<string[]> {
  if (Object.keys(change).length === 0) return [];
  const before = await readMarketplaceSettings(sql);
  const after = await writeMarketplaceSettings(container, sql, change);
  const names = Object.keys(before) as (keyof MarketplaceSettings)[];
  return names.filter(
    (name) => name !== "version" && name !== "lastChanges" && !isDeepStrictEqual(before[name], after[name]),
  );
}

/** Adds ready categories whose slug and name nobody uses; a renamed or moved one is not added again. */
async function addCategories(container: MedusaContainer, sql: Sql): Promise<string[]> {
  await lockTree(sql);
  const present = await readCategoriesWithin(sql);
  const ids = new Map(present.map(({ slug, id }) => [slug, id]));
  const added: string[] = [];
  for (const { above, ...category } of readyCategories) {
    const isTaken = present.some(
      ({ slug, name, above: now }) =>
        slug === category.slug || (now === above && name.toLowerCase() === category.name.ru.toLowerCase()),
    );
    const parentId = above === null ? null : ids.get(above);
    // without the ready category above it, there is no place for it
    if (isTaken || parentId === undefined) continue;
    const { id } = await createCategoryWithin(container, sql, { ...category, parentId });
    ids.set(category.slug, id);
    added.push(category.slug);
  }
  return added;
}

async function writeFiscalCodes(
  container: MedusaContainer,
  sql: Sql,
  codes: NonNullable<SetupRequest["fiscalCodes"]>,
): Promise<string[]> {
  const categories = new Map((await readCategoriesWithin(sql)).map(({ slug, id }) => [slug, id]));
  const unknown = Object.keys(codes).filter((slug) => !categories.has(slug));
  if (unknown.length > 0)
    throw new Refusal(`fiscalCodes: there is no category ${unknown.join(", ")}. Nothing was changed.`);
  const changed = await container.resolve<FiscalModuleService>(FISCAL_MODULE).set(
    Object.entries(codes).map(([slug, one]) => ({
      reference: "product_category" as const,
      referenceId: categories.get(slug) ?? "",
      codes: one,
    })),
    getRunner(sql),
  );
  return Object.keys(codes).filter((_, at) => !isDeepStrictEqual(changed[at]?.before, changed[at]?.codes));
}

/** The sections of a home page without any, also without inactive ones. */
async function addSections(sql: Sql): Promise<number> {
  await sql("select pg_advisory_xact_lock(hashtextextended('ready-sections', 0))");
  if ((await countSections(sql)) > 0) return 0;
  for (const section of readySections) await createSectionWithin(sql, section);
  return readySections.length;
}
