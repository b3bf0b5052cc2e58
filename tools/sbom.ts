import { inventory } from "./licences/inventory.ts";

/** `npm run sbom`: what is shipped, as CycloneDX, on standard output. */
process.stdout.write(`${JSON.stringify(inventory(), null, 2)}\n`);
