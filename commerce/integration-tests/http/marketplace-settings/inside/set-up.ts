import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import script from "../../../../src/scripts/marketplace-setup.ts";

interface Setup {
  args?: string[];
  /** values of a file */
  file?: unknown;
  /** runs at the same time */
  times?: number;
}

/** The commands' common output, and the reason of each refusal. */
export default async function setUp(
  container: MedusaContainer,
  { args = [], file, times = 1 }: Setup,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bezak-setup-"));
  const path = join(folder, "setup.json");
  if (file !== undefined) writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file));
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  let output = "";
  stdout.write = (text: string | Uint8Array) => {
    output += String(text);
    return true;
  };
  const given = file === undefined ? args : [...args, "--file", path];
  const run = () =>
    script({ container, args: given }).catch((error: Error) => {
      output += `refused: ${error.message}\n`;
    });
  try {
    await Promise.all(Array.from({ length: times }, run));
  } finally {
    stdout.write = write;
    rmSync(folder, { recursive: true });
  }
  return output;
}
