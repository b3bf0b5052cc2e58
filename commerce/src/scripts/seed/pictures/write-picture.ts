import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes `data` at `path`, making its folder first. */
export async function writePicture(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}
