import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commerceDir } from "../harness/settings.ts";

export const apiDir = join(commerceDir, "src/api");

/** Every call of our own, read from the API files: `[method, path]`. */
export const ownCalls = readdirSync(apiDir, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(catalog|customer|internal|vendor|admin)\/.*route\.ts$/.test(file))
  .flatMap((file) => {
    const methods = readFileSync(join(apiDir, file), "utf8").matchAll(/^export async function ([A-Z]+)\(/gm);
    return [...methods].map(
      ([, method = ""]) => [method, `/${dirname(file).replaceAll(/\[\w+\]/g, "x")}`] as const,
    );
  });
