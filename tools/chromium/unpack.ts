import { join } from "node:path";
import { inflate } from "@sparticuz/chromium";
import { ROOT } from "../directories.ts";

/** Unpacks the npm package's Chromium, fonts and libraries into $TMPDIR (its library offers no other target). */
const packed = join(ROOT, "node_modules", "@sparticuz", "chromium", "bin");
for (const part of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"]) {
  await inflate(join(packed, part));
}
