import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createBoundedQueue } from "../../shared/bounded-queue.ts";
import { createQueuePerPerson } from "../../shared/queue-per-person.ts";
import { ShopError } from "../../shop-error.ts";

const checker = fileURLToPath(new URL("./pdf-checker.ts", import.meta.url));

const run = promisify(execFile);

/** Looking at one takes a tenth of a second, and a core; one that was made for it takes all the time there is. */
const checking = createBoundedQueue({ concurrency: 1, maxWaiting: 50, maxWaitMs: 20_000 });

/** Of one person one file at a time waits among those of the others. */
const turns = createQueuePerPerson({ concurrency: 1, maxWaiting: 5, maxWaitMs: 20_000 });

const bounds = { megabytes: 256, milliseconds: 10_000 };

/** What a reader looks for first. */
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
 * Looks at a PDF that will be kept as it is: it cannot be made anew as pictures are. That happens in a process of its own
 * with bounds on heap and time, so that no file holds up the shop; it sees no environment, so no secrets. What a stream
 * hides in another manner than Flate a reader may still find, which is why documents are also served to be saved and not to be opened
 * (storefront/server/file-guard.ts).
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
