import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Files of the contract that load zod when a value is imported from them, directly or through each other. The storefront's
 * browser code may import only types from these.
 */
export function zodCarriers(contractSource: string): Set<string> {
  const imports = new Map<string, string[]>();
  for (const file of readdirSync(contractSource).filter((name) => name.endsWith(".ts"))) {
    const text = readFileSync(join(contractSource, file), "utf8");
    const found = text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"/gm);
    imports.set(
      file,
      [...found].map(([, source = ""]) => source.replace("./", "")),
    );
  }
  const carriers = new Set<string>(["zod"]);
  for (let size = 0; size !== carriers.size;) {
    size = carriers.size;
    for (const [file, sources] of imports)
      if (sources.some((source) => carriers.has(source))) carriers.add(file);
  }
  return carriers;
}
