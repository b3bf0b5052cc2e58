import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "../failure.ts";

/** Throws a Failure when the disk of a folder (which need not exist yet) has less free space, in megabytes. */
export function requireSpace(folder: string, megabytes: number): void {
  let present = folder;
  while (!existsSync(present)) present = dirname(present);
  const { bavail, bsize } = statfsSync(present);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return;
  throw new Failure(
    `Only ${free} MB are free on the disk of ${folder} and ${megabytes} MB are needed: free some space, or set ` +
      `BEZAK_DATA_DIR to a folder on another disk.`,
  );
}
