import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { extract } from "tar-stream";
import { SUMS } from "../backup/write-archive.ts";
import { Failure } from "../failure.ts";

export interface Entry {
  name: string;
  /** Must be read to its end before the next entry. */
  chunks: AsyncIterable<Buffer>;
}

/** The files of an archive in their order. Throws a Failure when it is damaged or cut off. */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const input = createReadStream(file);
  // a pipe does not pass errors on
  input.on("error", (error) => tar.destroy(error));
  input.pipe(tar as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of tar)
      yield { name: entry.header.name, chunks: readChunks(file, entry as unknown as AsyncIterable<Buffer>) };
  } catch (error) {
    throw explain(file, error);
  } finally {
    input.destroy();
  }
}

async function* readChunks(file: string, entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (error) {
    throw explain(file, error);
  }
}

/** Errors of the system have a code; all others are the archive's. */
const explain = (file: string, error: unknown) =>
  error instanceof Failure || (error as NodeJS.ErrnoException).code !== undefined
    ? error
    : damaged(file, (error as Error).message);

/** The bytes of all files of an archive whose names begin with `prefix`, one after another. */
export async function* readBytes(file: string, prefix: string): AsyncGenerator<Buffer> {
  for await (const { name, chunks } of readEntries(file)) {
    if (name.startsWith(prefix)) yield* chunks;
    else await drain(chunks);
  }
}

export async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}

export async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString("utf8");
}

/**
 * Compares every file with its checksum and returns the text of the file `wanted`. Throws a Failure when one differs, is
 * missing or is too many, and when the archive is not whole.
 */
export async function verifyArchive(file: string, wanted: string): Promise<string> {
  const found = new Map<string, string>();
  let sums: string | undefined;
  let text: string | undefined;
  for await (const { name, chunks } of readEntries(file)) {
    if (sums !== undefined) throw damaged(file, `${name} follows the checksums`);
    if (name === SUMS) {
      sums = await readText(chunks);
      continue;
    }
    const hash = createHash("sha256");
    const wantedChunks: Buffer[] = [];
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (name === wanted) wantedChunks.push(chunk);
    }
    if (name === wanted) text = Buffer.concat(wantedChunks).toString("utf8");
    if (found.has(name)) throw damaged(file, `${name} is there twice`);
    found.set(name, hash.digest("hex"));
  }
  if (sums === undefined) throw damaged(file, "its end is missing");
  const listed = new Map(sums.split("\n").flatMap((line) => parseSum(line)));
  for (const [name, sum] of listed)
    if (found.get(name) !== sum)
      throw damaged(file, `${name} ${found.has(name) ? "was changed" : "is missing"}`);
  for (const name of found.keys()) if (!listed.has(name)) throw damaged(file, `${name} has no checksum`);
  if (text === undefined) throw damaged(file, `${wanted} is missing`);
  return text;
}

function parseSum(line: string): [string, string][] {
  const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
  return sum && name ? [[name, sum]] : [];
}

const damaged = (file: string, reason: string) =>
  new Failure(`${file} is not a whole backup (${reason}): use another one. Nothing was changed.`);
