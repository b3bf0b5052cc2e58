import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ImportStatus } from "@bezak/contract/import-status.ts";
import { checkGroups } from "./check-groups.ts";
import { getImports } from "./import-module.ts";
import { joinImport } from "./join-import.ts";
import { readCategoryIndex } from "./read-category-index.ts";
import type { ImportWork } from "./row-context.ts";
import { writeGroups } from "./write-groups.ts";

/** Seconds to wait for another job of the same import. */
const WAIT = 5;

/** For each status: the work of one batch, and the next status. */
const steps: Partial<
  Record<ImportStatus, { next: (work: ImportWork) => Promise<boolean>; then: ImportStatus }>
> = {
  checking: { next: checkGroups, then: "checked" },
  running: { next: writeGroups, then: "done" },
};

/**
 * Continues an import until it waits for a person or is finished. Any process can continue it: the results of a batch are
 * stored with it, and a batch that was begun is distinguishable from one that was not. A stop takes effect after a batch.
 */
export async function runImport(container: MedusaContainer, importId: string): Promise<void> {
  const imports = getImports(container);
  const locking = container.resolve(Modules.LOCKING);
  await locking.execute(
    [`product-import:${importId}`],
    async (lost?: AbortSignal) => {
      const book = await readCategoryIndex(container);
      for (;;) {
        // the lock expired, since this process was suspended for too long: another one has taken over
        lost?.throwIfAborted();
        const run = await imports.find(importId);
        const step = run && steps[run.status];
        if (!step) return;
        const work: ImportWork = { container, run, book };
        if (run.status === "checking") await joinImport(work);
        if (!(await step.next(work))) await imports.move(importId, [run.status], step.then);
      }
    },
    { timeout: WAIT },
  );
}
