import { copyFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { FORMAT, MANIFEST, type Manifest } from "../backup/manifest.ts";
import { writeArchive } from "../backup/write-archive.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { checkBackup, EMBEDDED } from "./check-backup.ts";

const manifest: Manifest = {
  format: FORMAT,
  product: "0.1.0",
  createdAt: "2026-11-28T07:00:00.000Z",
  postgres: 18,
  database: "cluster",
  migrations: ["Migration20261121090000", "Migration20261124220600"],
  queue: 43,
  counts: { order: 2 },
  files: 1,
  secrets: true,
};

async function archiveWith(changes: Partial<Manifest> = {}): Promise<string> {
  const file = join(temporaryFolder(), "backup.tar");
  async function* bytes() {
    yield Buffer.alloc(2_000, "d");
  }
  await writeArchive(file, async (archive) => {
    await archive.addStream("database.tar.gz", bytes());
    await archive.add("secrets.json", '{"jwt":"secret"}');
    await archive.add(MANIFEST, JSON.stringify({ ...manifest, ...changes }));
  });
  return file;
}

test("accepts a whole backup of this version", async () => {
  expect(await checkBackup(await archiveWith(), EMBEDDED)).toEqual(manifest);
});

test.each([
  ["in the database", "dddd", /database\.tar\.gz\.00001 was changed/],
  ["in the secrets", 'secret"', /secrets\.json was changed/],
  ["in the manifest", "0.1.0", /manifest\.json was changed/],
  ["in the name of a file", "secrets.json\0", /./],
])("refuses a backup with one wrong byte %s", async (_where, text, reason) => {
  const file = await archiveWith();
  const bytes = readFileSync(file);
  const position = bytes.indexOf(text);
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position);
  writeFileSync(file, bytes);
  const check = checkBackup(file, EMBEDDED);
  await expect(check).rejects.toThrow("is not a whole backup");
  await expect(check).rejects.toThrow(reason);
});

test("refuses a backup that was cut off anywhere", async () => {
  const file = await archiveWith();
  const { length } = readFileSync(file);
  const cut = `${file}.cut`;
  for (let bytes = 0; bytes < length - 1024; bytes += 500) {
    copyFileSync(file, cut);
    truncateSync(cut, bytes);
    await expect(checkBackup(cut, EMBEDDED), `${bytes} bytes`).rejects.toThrow("is not a whole backup");
  }
});

test.each([
  [{ format: FORMAT + 1 }, EMBEDDED, "was made by a newer Bezak (0.1.0; format 2, and this one reads 1)"],
  [
    { migrations: ["Migration20991231235959"] },
    EMBEDDED,
    "was made by a newer Bezak (0.1.0), whose migration Migration20991231235959 is unknown here",
  ],
  [{ queue: 999 }, EMBEDDED, "whose job queue has tables of version 999"],
  [{ postgres: 19 }, EMBEDDED, "holds the files of PostgreSQL 19, and this is PostgreSQL 18"],
  [{}, { postgres: 18, isEmbedded: false }, "unset DATABASE_URL to restore it"],
  [
    { database: "dump", dumpedBy: 18 },
    { postgres: 17, isEmbedded: false },
    "is of PostgreSQL 18, and the server here is 17",
  ],
  [{ database: "dump", dumpedBy: 18 }, EMBEDDED, "there is no pg_restore here: install postgresql-client-18"],
] as const)("refuses a backup with %j", async (changes, target, reason) => {
  vi.stubEnv("PATH", temporaryFolder());
  const check = checkBackup(await archiveWith(changes as Partial<Manifest>), target);
  await expect(check).rejects.toThrow(reason);
  await expect(check).rejects.toThrow(/ Nothing was changed\.$/);
});
