import { statfsSync } from "node:fs";

/** Bytes that suffice for the pages of a few tests. */
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
 * small; where it is large enough they go there, since the disk costs one sixteenth of the processor time.
 */
export const sharedMemory = hasRoom() ? { ignoreDefaultArgs: [onDisk] } : {};
