import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { clusterUrl } from "./cluster.ts";
import { PASSWORD_FILE } from "./create-cluster.ts";

/** URL of a database of the embedded PostgreSQL that runs on this data folder; null when none runs. */
export function runningCluster(folder: string, database: string): string | null {
  try {
    const [pid = "", , , port = ""] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    // The file may be left over from a killed postmaster, and its process id may be another program's.
    if (readlinkSync(`/proc/${Number(pid)}/cwd`) !== realpathSync(folder)) return null;
    const password = readFileSync(join(folder, PASSWORD_FILE), "utf8").trim();
    return clusterUrl(Number(port), password, database);
  } catch {
    return null;
  }
}
