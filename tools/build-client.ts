import { join, relative } from "node:path";
import { buildClient } from "./client/build-client.ts";
import { ROOT } from "./directories.ts";

/** `npm run build:client`: writes the typed API client, a package, to `dist/client`. */
const folder = join(ROOT, "dist", "client");
await buildClient(folder);
process.stdout.write(`${relative(process.cwd(), folder)}: its README shows how to use it\n`);
