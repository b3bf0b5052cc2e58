import { defineConfig } from "oxlint";
import { lintSettings } from "./tools/lint/settings.ts";

/** The lint rules for `npm run verify` and editors. */
export default defineConfig(lintSettings(import.meta.dirname));
