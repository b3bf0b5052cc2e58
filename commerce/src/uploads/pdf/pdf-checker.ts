import { readFileSync } from "node:fs";
import { isRefusedPdf } from "./look-into-pdf.ts";

/* A process of its own, started by check-pdf.ts with a path: it says in its exit code whether the PDF is refused. */

const [path = ""] = process.argv.slice(2);
if (isRefusedPdf(readFileSync(path))) process.exitCode = 1;
