import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./directories.ts";
import { temporaryFolder } from "./test/temporary-folder.ts";

/** Runs the script with a `docker` that runs this shell code; `$4` is the service, `$5` the program. */
function backUp(folder: string, docker: string) {
  const programs = temporaryFolder();
  writeFileSync(join(programs, "docker"), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
  return spawnSync(join(ROOT, "tools", "compose-backup.sh"), [folder], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
  });
}

test("writes database and files of containers with their checksums, for this user only", () => {
  const folder = temporaryFolder();
  const { stdout, status } = backUp(folder, 'echo "$4 $5"');
  expect(status).toBe(0);
  const made = stdout.trim();
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([made]);
  expect(readFileSync(join(made, "database.dump"), "utf8")).toBe("postgres pg_dump\n");
  expect(readFileSync(join(made, "files.tar"), "utf8")).toBe("web tar\n");
  expect(statSync(made).mode & 0o077).toBe(0);
  expect(spawnSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: made }).status).toBe(0);
});

test.each([
  ["the database cannot be read", '[ "$4" = web ] || { echo begun; exit 1; }'],
  ["the files cannot be read", '[ "$4" = postgres ] || { echo begun; exit 2; }'],
])("leaves nothing behind when %s", (_case, docker) => {
  const folder = temporaryFolder();
  expect(backUp(folder, docker).status).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([]);
});
