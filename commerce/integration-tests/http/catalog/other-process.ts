import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { until } from "../../harness/until.ts";
import type { Catalog } from "./open-catalog.ts";

const others = new Map<Catalog, CommerceProcess>();

/** Starts another process on a catalogue; an earlier one ends. */
export async function startAnother(
  catalog: Catalog,
  env: Record<string, string> = {},
): Promise<CommerceProcess> {
  await others.get(catalog)?.kill();
  const other = await catalog.start(env);
  others.set(catalog, other);
  return other;
}

export async function anotherProcess(catalog: Catalog): Promise<CommerceProcess> {
  const former = others.get(catalog);
  return former?.lives() ? former : startAnother(catalog);
}

/**
 * Moves the catalogue to another process. The one that filled or changed it may still handle events of that, and renew
 * documents that a spec writes itself; the new one has none.
 */
export async function handOver(catalog: Catalog): Promise<void> {
  const next = await anotherProcess(catalog);
  await until("the start to have checked it", () => next.output().includes("Catalogue checked"), 60);
  others.delete(catalog);
  await catalog.commerce.kill();
  catalog.commerce = next;
}
