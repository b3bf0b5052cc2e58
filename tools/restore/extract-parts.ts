import { chownSync, createWriteStream, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { databasePart, type Manifest } from "../backup/manifest.ts";
import { FILES } from "../backup/make-backup.ts";
import { Failure } from "../failure.ts";
import { identity } from "../postgres/cluster.ts";
import type { Owner } from "../postgres/owner.ts";
import { drain, readBytes, readEntries } from "./read-archive.ts";

/** Extracts the cluster of a backup to a new folder that belongs to PostgreSQL's user. */
export async function extractCluster(file: string, manifest: Manifest, folder: string, owner: Owner) {
  const { uid, gid } = identity(owner);
  const give = (path: string) => {
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  };
  mkdirSync(folder, { mode: 0o700 });
  give(folder);
  const tar = extract();
  const fed = pipeline(
    readBytes(file, databasePart(manifest)),
    createGunzip(),
    tar as unknown as NodeJS.WritableStream,
  );
  fed.catch((error: Error) => tar.destroy(error));
  for await (const entry of tar) {
    const { name, type } = entry.header;
    const path = join(folder, checkName(name));
    if (type === "directory") {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      await drain(entry as unknown as AsyncIterable<Buffer>);
    } else if (type === "file") {
      // PostgreSQL writes all of its files to the disk when it recovers
      await pipeline(entry as unknown as AsyncIterable<Buffer>, createWriteStream(path, { mode: 0o600 }));
    } else throw new Failure(`The backup's database has a ${type} (${name}), which no Bezak writes.`);
    give(path);
  }
  await fed;
}

/** Extracts the uploads and demo pictures of a backup to a new folder. */
export async function extractFiles(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for await (const { name, chunks } of readEntries(file)) {
    if (!name.startsWith(`${FILES}/`)) {
      await drain(chunks);
      continue;
    }
    const path = join(folder, checkName(name.slice(FILES.length + 1)));
    mkdirSync(dirname(path), { recursive: true });
    await pipeline(chunks, createWriteStream(path, { flush: true }));
  }
}

/** A name below the folder. @throws Failure for one that leads out of it */
function checkName(name: string): string {
  const parts = name.replace(/\/$/, "").split("/");
  if (parts.some((part) => part === ".." || part === "" || part.includes("\0")))
    throw new Failure(`The backup has a file ${JSON.stringify(name)}, which no Bezak writes.`);
  return parts.join("/");
}
