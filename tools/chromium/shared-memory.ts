import { statfsSync } from "node:fs";

/** Bytes that are always enough for the pages of a few tests. */
const ENOUGH = 1024 ** 3;

const unusual = "--disable-dev-shm-usage";

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Chromium's processes share memory by files, which Playwright has made on the disk, since a container's `/dev/shm` may be
 * small. Where it is not, they are made there: on the disk they take one second of a processor in sixteen.
 */
export const sharedMemory = hasRoom() ? { ignoreDefaultArgs: [unusual] } : {};
