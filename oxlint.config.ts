import { defineConfig } from "oxlint";
import { lintSettings } from "./tools/lint/settings.ts";

/** What is looked for in every file: `npm run verify`, and editors. */
export default defineConfig(lintSettings(import.meta.dirname));
