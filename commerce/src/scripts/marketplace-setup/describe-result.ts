import type { SetupResult } from "./carry-out.ts";
import type { PresentState } from "./present-state.ts";
import type { SetupRequest } from "./setup-request.ts";

const list = (names: readonly string[]) => names.join(", ");

/** What a setup did, what was there already, and what is still missing; `state` is that after it. */
export function describeResult(request: SetupRequest, result: SetupResult, state: PresentState): string {
  const { settings, categories, sections } = state;
  const { legalName, tin } = settings.requisites;
  const { phone, email } = settings.contacts;
  const withoutCodes = categories.filter(({ isFiscal }) => !isFiscal);
  const unset = Object.entries({ "legal person": legalName, STIR: tin, phone, "e-mail": email })
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  const lines = [
    result.settings.length > 0
      ? `Settings: changed ${list(result.settings)}.`
      : "Settings: are as they were.",
    result.categories.length > 0
      ? `Categories: ${result.categories.length} added, ${categories.length} in all.`
      : `Categories: ${categories.length}, none added.`,
    result.sections > 0
      ? `Home page: ${result.sections} sections added.`
      : `Home page: ${sections} sections, none added.`,
    ...(result.fiscalCodes.length > 0 ? [`Fiscal codes: changed for ${list(result.fiscalCodes)}.`] : []),
    ...(unset.length > 0 ? [`Not set yet, and not shown to buyers: ${list(unset)}.`] : []),
    ...(withoutCodes.length > 0 ? [missingCodes(withoutCodes)] : []),
    ...(state.administrators.length === 0 && !request.administrator
      ? ["There is no administrator yet: npm run administrator -- you@example.uz"]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** A top category stands for those in it, which inherit its codes. */
function missingCodes(categories: PresentState["categories"]): string {
  const tops = categories.filter(({ above }) => !categories.some(({ slug }) => slug === above));
  const slugs = tops.map(({ slug }) => slug);
  return (
    `Fiscal codes (IKPU and package code) are missing for ${categories.length} categories: gateways then get no lines for ` +
    `receipts. Look them up in tasnif.soliq.uz and give them by slug in a file, ` +
    `{"fiscalCodes": {"${slugs[0]}": {"ikpu": "17 digits", "packageCode": "1 to 20 digits", "vatPercent": 12}}}, to ` +
    `npm run setup -- --file FILE. Codes of a top category hold for the ones in it. Missing: ${list(slugs)}.`
  );
}
