import { errorTexts } from "@bezak/contract/error-texts.ts";
import { expect, test } from "vitest";
import en from "../src/i18n/marketplace-settings/en.json" with { type: "json" };
import ru from "../src/i18n/marketplace-settings/ru.json" with { type: "json" };
import uz from "../src/i18n/marketplace-settings/uz.json" with { type: "json" };

test("shows administrators the sentence that buyers read during maintenance", () => {
  const shown = Object.entries({ ru, uz, en }).map(([language, { marketplaceSettings }]) => [
    language,
    marketplaceSettings.maintenance.sentence,
  ]);
  expect(Object.fromEntries(shown)).toEqual(errorTexts.maintenance);
});
