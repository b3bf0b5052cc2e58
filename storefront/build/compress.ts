import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Last step of the build: without .br files a phone receives a third more bytes and waits a second longer.

const directory = join(import.meta.dirname, "..", "dist", "client", "assets");
const worthIt = 1024;

for (const name of await readdir(directory)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const source = await readFile(join(directory, name));
  if (source.length < worthIt) continue;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } };
  await writeFile(join(directory, `${name}.br`), await promisify(brotliCompress)(source, best));
  await writeFile(join(directory, `${name}.gz`), await promisify(gzip)(source, { level: 9 }));
}
