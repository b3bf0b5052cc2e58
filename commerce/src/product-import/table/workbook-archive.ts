import type { Readable } from "node:stream";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { TableProblem } from "./table-problem.ts";
import { tableLimits } from "./table-row.ts";

/** Real workbooks have fewer parts: a few sheets, styles, perhaps pictures. */
const entriesMost = 2000;

/** An open workbook, to be closed with `close`. */
export interface WorkbookArchive {
  /** Streams a part, at most `most` bytes; undefined when the workbook has no such part. */
  part(name: string, most?: number): Promise<Readable | undefined>;
  close(): void;
}

/** The declared size is only an upper bound: yauzl stops a part that unpacks to more. */
function refuseBombs(entry: Entry, most: number): void {
  if (entry.uncompressedSize > most) throw new TableProblem("inflated", { most });
  if (entry.isEncrypted()) throw new TableProblem("old_format");
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > entriesMost) throw new TableProblem("broken");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

/**
 * Opens an XLSX file as a zip archive. Unpacks only the requested parts.
 * @throws TableProblem broken
 */
export async function openWorkbookArchive(path: string): Promise<WorkbookArchive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    const opened = zip;
    const entries = await readEntries(opened);
    return {
      close: () => opened.close(),
      async part(name, most = tableLimits.inflatedBytes) {
        // names in a workbook are case-insensitive
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
