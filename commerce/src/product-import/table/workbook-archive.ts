import type { Readable } from "node:stream";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { TableProblem } from "./table-problem.ts";
import { tableLimits } from "./table-row.ts";

/** Parts of a real book: a few sheets, styles, perhaps pictures. */
const entriesMost = 2000;

/** An opened book; `close` it. */
export interface WorkbookArchive {
  /** The bytes of a part, `most` of them, unpacked as they are read; undefined when the book has no such part. */
  part(name: string, most?: number): Promise<Readable | undefined>;
  close(): void;
}

/** What a part says of itself is believed only as an upper bound: yauzl ends a part that gives more than it said. */
function refuseBombs(entry: Entry, most: number): void {
  if (entry.uncompressedSize > most) throw new TableProblem("inflated", { most });
  if (entry.isEncrypted()) throw new TableProblem("old_format");
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > entriesMost) throw new TableProblem("broken");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

/**
 * Opens a file as the zip that an XLSX is. Nothing is unpacked but the parts that are asked for.
 * @throws TableProblem broken
 */
export async function openWorkbookArchive(path: string): Promise<WorkbookArchive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    const opened = zip;
    const entries = await entriesOf(opened);
    return {
      close: () => opened.close(),
      async part(name, most = tableLimits.inflatedBytes) {
        // names in a book are compared without regard to case
        const entry = entries.get(name.replace(/^\//, "").toLowerCase());
        if (!entry) return undefined;
        refuseBombs(entry, most);
        return opened.openReadStreamPromise(entry);
      },
    };
  } catch (error) {
    zip?.close();
    throw error instanceof TableProblem ? error : new TableProblem("broken", {}, error);
  }
}
