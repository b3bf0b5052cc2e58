import { writeFile } from "node:fs/promises";
import { describeSurface, findBreaks, readPublished, SURFACE_FILE } from "./surface.ts";

/** Adds to docs/api-surface.txt what the API offers now, unless a client of the former surface would break. */
const next = describeSurface();
const breaks = findBreaks(await readPublished(), next);
if (breaks.length === 0) await writeFile(SURFACE_FILE, `${next.join("\n")}\n`);
else process.stderr.write(`${SURFACE_FILE.pathname} stays: clients would break.\n${breaks.join("\n")}\n`);
