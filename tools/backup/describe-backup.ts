import { statSync } from "node:fs";
import type { Manifest } from "./manifest.ts";

const STORED = { cluster: "as the files of its server", dump: "as a dump" };

/** One line about a backup: when, what, how much. */
export function summarizeBackup({ createdAt, product, postgres, database, files, counts }: Manifest): string {
  const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  return [
    `${createdAt}, Bezak ${product}`,
    `PostgreSQL ${postgres} ${STORED[database]}`,
    files === null ? "files are in a bucket" : `${files} files`,
    ...(rows.length > 0 ? [`rows: ${rows.join(", ")}`] : []),
  ].join("; ");
}

/** The text at the end of a backup. */
export function describeBackup(file: string, manifest: Manifest): string {
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const lines = [
    `Backup     ${file} (${megabytes} MB)`,
    `Contents   ${summarizeBackup(manifest)}`,
    manifest.secrets
      ? "Secret     It holds the shop's secrets and everybody's data: only this user can read it. Copy it encrypted."
      : "Secret     It holds everybody's data: only this user can read it. Copy it encrypted.",
    manifest.secrets
      ? "Not in it  .env"
      : "Not in it  .env, and JWT_SECRET, COOKIE_SECRET and COMMERCE_SECRET, which come from the environment: keep them too",
    ...(manifest.files === null
      ? ["Not in it  the files of the bucket: its provider keeps versions of them"]
      : []),
    `Restore    npm run restore -- ${file}`,
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
