import { statfsSync } from "node:fs";

/** Bytes that are always enough for the pages of a few tests. */
const ENOUGH = 1024 ** 3;

const onDisk = "--disable-dev-shm-usage";

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Chromium's processes share memory through files. Playwright puts them on the disk, since a container's `/dev/shm` may be
 * small; where that has room they go there, as the disk costs one second of processor time in sixteen.
 */
export const sharedMemory = hasRoom() ? { ignoreDefaultArgs: [onDisk] } : {};
