import { readFileSync, statSync } from "node:fs";
import { Failure } from "../failure.ts";

/** The system user of PostgreSQL; null means the user of this process. */
export type Owner = { uid: number; gid: number; name: string } | null;

/**
 * PostgreSQL refuses to run as root. For root it chooses an unprivileged user: the owner of the data folder if it exists,
 * else `nobody`. initdb looks the user up, so it must be listed in /etc/passwd.
 */
export function postgresOwner(dataFolder: string, passwd = "/etc/passwd"): Owner {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync(passwd, "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== "" && uid > 0 && Number.isInteger(uid) && Number.isInteger(gid));
  const present = findOwner(dataFolder);
  if (present) {
    const known = users.find(({ uid }) => uid === present);
    if (known) return known;
    throw new Failure(
      `The data folder ${dataFolder} belongs to user number ${present}, whom this system does not know: ` +
        `\`chown -R nobody ${dataFolder}\`, or run as that user.`,
    );
  }
  const chosen = users.find(({ name }) => name === "nobody") ?? users.at(-1);
  if (chosen) return chosen;
  throw new Failure(
    "PostgreSQL refuses to run as root and there is no other user here: add one with `useradd bezak`.",
  );
}

function findOwner(folder: string): number {
  try {
    return statSync(folder).uid;
  } catch {
    return 0;
  }
}
