import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { Failure } from "../failure.ts";
import { runs } from "./runs.ts";
import { unpackedChromium } from "./unpacked.ts";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Path of a Chromium that runs on this machine: CHROMIUM_PATH, else Playwright's, else the system's, else that of the npm
 * package, unpacked once. Throws a Failure when none runs.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const requested = env.CHROMIUM_PATH;
  if (requested) {
    if (runs(requested)) return requested;
    throw new Failure(
      `CHROMIUM_PATH=${requested} is not a Chromium that runs here: correct it, or unset it to use another.`,
    );
  }
  const system = (env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...system].find(runs) ?? unpackedChromium();
}
