import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createBoundedQueue } from "../../shared/bounded-queue.ts";
import { createQueuePerPerson } from "../../shared/queue-per-person.ts";
import { ShopError } from "../../shop-error.ts";

const checker = fileURLToPath(new URL("./pdf-checker.ts", import.meta.url));

const run = promisify(execFile);

/** A check takes a tenth of a second of a core; a malicious file uses all the time it gets. */
const checking = createBoundedQueue({ concurrency: 1, maxWaiting: 50, maxWaitMs: 20_000 });

/** Only one file per person at a time enters the shared queue. */
const turns = createQueuePerPerson({ concurrency: 1, maxWaiting: 5, maxWaitMs: 20_000 });

const bounds = { megabytes: 256, milliseconds: 10_000 };

/** Number of last bytes that PDF readers search first. */
const END_BYTES = 1024;

async function hasEnd(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(END_BYTES),
      position: Math.max(0, size - END_BYTES),
    });
    return buffer.subarray(0, bytesRead).includes("%%EOF");
  } finally {
    await file.close();
  }
}

/**
 * Checks a PDF that is stored unchanged, because it cannot be re-encoded like a picture. Runs in a process of its own
 * with limits on heap and time, so that no file blocks the shop; it gets no environment, so no secrets. Readers may
 * still find content that a stream hides by another filter than Flate, which is another reason why documents are served
 * as downloads (storefront/server/file-guard.ts).
 * @throws ShopError 400 file_unreadable, 415 pdf_refused, 503 overloaded
 */
export async function checkPdf(path: string, ownerId: string): Promise<void> {
  if (!(await hasEnd(path))) throw new ShopError(400, "file_unreadable", "The PDF has no end");
  const { megabytes, milliseconds } = bounds;
  const args = [`--max-old-space-size=${megabytes}`, checker, path];
  const look = () => run(process.execPath, args, { env: {}, timeout: milliseconds, killSignal: "SIGKILL" });
  await turns
    .run(ownerId, () => checking.run(look))
    .catch((error: unknown) => {
      if (error instanceof ShopError) throw error;
      throw new ShopError(
        415,
        "pdf_refused",
        "The PDF holds scripts, actions or other files, is locked or too heavy",
      );
    });
}
