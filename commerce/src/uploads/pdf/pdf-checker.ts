import { readFileSync } from "node:fs";
import { isRefusedPdf } from "./look-into-pdf.ts";

/* A process that check-pdf.ts starts with a path: its exit code tells whether the PDF is rejected. */

const [path = ""] = process.argv.slice(2);
if (isRefusedPdf(readFileSync(path))) process.exitCode = 1;
