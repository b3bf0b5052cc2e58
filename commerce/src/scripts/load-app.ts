import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaAppLoader } from "@medusajs/framework";
import { LinkLoader } from "@medusajs/framework/links";
import { knex } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaModule } from "@medusajs/framework/modules-sdk";
import { ContainerRegistrationKeys, getResolvedPlugins, mergePluginModules } from "@medusajs/framework/utils";
import { WorkflowLoader } from "@medusajs/framework/workflows";
import search from "@medusajs/medusa/loaders/search";
import { redactQueryErrors } from "../redact-query-errors.ts";
import { commerceDir } from "./prepare.ts";

/**
 * Loads modules, links, search definitions and workflows into the container: no HTTP, no subscribers, no timers.
 * Reloads modules that a migration has loaded only in part.
 */
export async function loadApp(container: MedusaContainer): Promise<MedusaContainer> {
  const configModule = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const plugins = await getResolvedPlugins(commerceDir, configModule, true);
  mergePluginModules(configModule, plugins);
  MedusaModule.clearInstances();
  redactQueryErrors(knex.Client);
  await new LinkLoader(
    plugins.map((plugin) => join(plugin.resolve, "links")),
    logger,
  ).load();
  await search.loadSearchIndexes({ plugins, configModule, logger });
  const { onApplicationStart } = await new MedusaAppLoader({ container }).load();
  await new WorkflowLoader(
    plugins.map((plugin) => join(plugin.resolve, "workflows")),
    container,
  ).load();
  // Registers, among others, the translatable entities; without it every translation reads as empty.
  await onApplicationStart();
  return container;
}
