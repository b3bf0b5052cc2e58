import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { pack } from "tar-stream";
import { Failure, hasCode } from "../failure.ts";
import { syncPath } from "./sync-path.ts";

/** Checksums of all other files of an archive, in the format of `sha256sum --check`. */
export const SUMS = "SHA256SUMS";

/** A stream of unknown length is stored in files of this size, since tar names the size of a file before its bytes. */
const PIECE_BYTES = 8 * 1024 * 1024;

export interface Archive {
  add: (name: string, bytes: string | Uint8Array) => Promise<void>;
  /** Adds a file; false when it does not exist any more. */
  addFile: (name: string, path: string) => Promise<boolean>;
  /** Adds a stream as `<name>.00001`, `<name>.00002` and so on. */
  addStream: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>;
}

/**
 * Writes a tar archive that only its owner may read. It gets its name when it is complete and on the disk, so that neither a
 * kill nor a full disk leaves a file that looks like an archive.
 */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Failure(`${file} exists: choose another name, or move it away.`);
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const remove = () => rmSync(partial, { force: true });
  process.once("exit", remove);
  const handle = await open(partial, "w", 0o600);
  try {
    const tar = pack();
    const written = handle.writeFile(tar as AsyncIterable<Uint8Array>);
    const filled = fillArchive(new Entries(tar, written), fill);
    // whichever fails first is the cause and ends the other
    filled.catch((error: Error) => tar.destroy(error));
    await Promise.all([written, filled]);
    await handle.sync();
    renameSync(partial, file);
    syncPath(dirname(file));
  } finally {
    await handle.close();
    remove();
    process.off("exit", remove);
  }
}

async function fillArchive(entries: Entries, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const sums: string[] = [];
  const add = async (name: string, bytes: string | Uint8Array) => {
    sums.push(`${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`);
    await entries.add(name, Buffer.from(bytes));
  };
  await fill({
    add,
    addFile: async (name, path) => {
      const sum = await entries.addFile(name, path);
      if (sum !== null) sums.push(`${sum}  ${name}\n`);
      return sum !== null;
    },
    addStream: async (name, chunks) => {
      let number = 0;
      for await (const piece of inPieces(chunks))
        await add(`${name}.${String(++number).padStart(5, "0")}`, piece);
    },
  });
  await entries.add(SUMS, Buffer.from(sums.join("")));
  entries.end();
}

/** The entries of a tar stream. Adding one fails when the stream can no longer be written, instead of waiting for ever. */
class Entries {
  readonly #tar: ReturnType<typeof pack>;
  readonly #failed: Promise<never>;

  constructor(tar: ReturnType<typeof pack>, written: Promise<void>) {
    this.#tar = tar;
    this.#failed = written.then(() => new Promise<never>(() => undefined));
    this.#failed.catch(() => undefined);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const { done, end } = this.#open({ name, size: bytes.length });
    end(bytes);
    await done;
  }

  /** Returns the checksum, or null when there is no such file. */
  async addFile(name: string, path: string): Promise<string | null> {
    const file = await open(path, "r").catch((error: unknown) => {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    });
    if (!file) return null;
    try {
      const { size, mtime } = await file.stat();
      const hash = createHash("sha256");
      const { done, end, write } = this.#open({ name, size, mtime });
      for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        await Promise.race([write(chunk), done]);
      }
      end(null);
      await done;
      return hash.digest("hex");
    } finally {
      await file.close();
    }
  }

  end(): void {
    this.#tar.finalize();
  }

  #open(header: { name: string; size: number; mtime?: Date }) {
    const added = Promise.withResolvers<void>();
    const entry = this.#tar.entry({ mode: 0o600, ...header }, (error) =>
      error ? added.reject(error) : added.resolve(),
    );
    const done = Promise.race([added.promise, this.#failed]);
    done.catch(() => undefined);
    const write = async (bytes: Buffer) => void (entry.write(bytes) || (await once(entry, "drain")));
    return { done, write, end: (bytes: Buffer | null) => void entry.end(bytes) };
  }
}

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(held);
}
