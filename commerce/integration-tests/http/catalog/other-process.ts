import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { until } from "../../harness/until.ts";
import type { Catalog } from "./open-catalog.ts";

const others = new Map<Catalog, CommerceProcess>();

/** Another process on a catalogue that has just been started; a former one ends. */
export async function startAnother(catalog: Catalog): Promise<CommerceProcess> {
  await others.get(catalog)?.kill();
  const other = await catalog.start();
  others.set(catalog, other);
  return other;
}

/** Another process on a catalogue: the one of the spec before, or a new one. */
export async function anotherProcess(catalog: Catalog): Promise<CommerceProcess> {
  const former = others.get(catalog);
  return former?.lives() ? former : startAnother(catalog);
}

/**
 * Leaves the catalogue to another process. The one that filled or changed it may still have events of that, and renew
 * documents which a spec writes itself; the other one has none.
 */
export async function handOver(catalog: Catalog): Promise<void> {
  const next = await anotherProcess(catalog);
  await until("the start to have checked it", () => next.output().includes("Catalogue checked"), 60);
  others.delete(catalog);
  await catalog.commerce.kill();
  catalog.commerce = next;
}
