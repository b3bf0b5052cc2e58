import { styleSettings } from "./tools/lint/style-settings.ts";

/** The rules for style sheets, for `npm run verify` and editors. */
export default styleSettings;
