import { dirname, isAbsolute, join } from "node:path";

/** The root folder of the repository. */
export const ROOT = dirname(import.meta.dirname);

/** Data that outlive a run but can be made again: Chromium, test clusters, caches of the checkers. */
export const CACHE = join(ROOT, ".cache");

export interface ShopDirectories {
  data: string;
  /** Database cluster of the embedded PostgreSQL. */
  postgres: string;
  logs: string;
  /** Uploads and demo pictures. */
  files: string;
  /** Lock and list of running processes. */
  run: string;
}

/** The developer's shop: `.data` in the repository, or BEZAK_DATA_DIR. */
export function findShopDirectories(env: NodeJS.ProcessEnv = process.env): ShopDirectories {
  const chosen = env.BEZAK_DATA_DIR || ".data";
  return directoriesIn(isAbsolute(chosen) ? chosen : join(ROOT, chosen), env.BEZAK_FILES_DIR);
}

export function directoriesIn(data: string, files?: string): ShopDirectories {
  return {
    data,
    postgres: join(data, "postgres"),
    logs: join(data, "logs"),
    files: files ? (isAbsolute(files) ? files : join(ROOT, files)) : join(data, "files"),
    run: join(data, "run"),
  };
}
