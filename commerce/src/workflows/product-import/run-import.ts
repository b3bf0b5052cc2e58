import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ImportStatus } from "@bezak/contract/import-status.ts";
import { checkGroups } from "./check-groups.ts";
import { importsOf } from "./import-module.ts";
import { joinImport } from "./join-import.ts";
import { readCategoryIndex } from "./read-category-index.ts";
import type { ImportWork } from "./row-context.ts";
import { writeGroups } from "./write-groups.ts";

/** Seconds to wait for a job that goes on with the same import. */
const WAIT = 5;

/** What is done in a status, a batch at a time, and what comes after it. */
const steps: Partial<
  Record<ImportStatus, { next: (work: ImportWork) => Promise<boolean>; then: ImportStatus }>
> = {
  checking: { next: checkGroups, then: "checked" },
  running: { next: writeGroups, then: "done" },
};

/**
 * Goes on with an import until it waits for a person or is over. Whatever process does it: what a batch has done is
 * noted down with it, and one that was begun is told from one that was not. Somebody's stop is seen after a batch.
 */
export async function runImport(container: MedusaContainer, importId: string): Promise<void> {
  const imports = importsOf(container);
  const locking = container.resolve(Modules.LOCKING);
  await locking.execute(
    [`product-import:${importId}`],
    async (lost?: AbortSignal) => {
      const book = await readCategoryIndex(container);
      for (;;) {
        // a process that stood still for too long: another one goes on by now
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
