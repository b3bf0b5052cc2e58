import { inventory } from "./licences/inventory.ts";

/** `npm run sbom`: writes the inventory of shipped packages as CycloneDX to standard output. */
process.stdout.write(`${JSON.stringify(inventory(), null, 2)}\n`);
