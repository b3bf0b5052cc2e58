import { expect, it } from "vitest";
import { languages } from "./languages.ts";
import { limits } from "./limits.ts";
import {
  composeReason,
  moderationReasonLimits,
  moderationReasons,
  reasonText,
} from "./moderation-reasons.ts";
import { moderationKinds } from "./moderation-rules.ts";

it("joins chosen reasons in the person's language with the administrator's own words", () => {
  expect(composeReason({ reasons: ["advertising", "off_topic"], words: " см. правила " }, "uz")).toBe(
    "reklama yoki boshqa doʻkonga havola; sharh bu mahsulot haqida emas; см. правила",
  );
  expect(composeReason({ reasons: ["forbidden"] }, "de")).toBe("такой товар нельзя продавать");
  expect(composeReason({}, "ru")).toBe("");
});

it.each(moderationKinds)("never makes a longer reason than may be stored: %s", (kind) => {
  const { chosen, words } = moderationReasonLimits;
  for (const language of languages) {
    const longest = [...moderationReasons[kind]]
      .sort((a, b) => reasonText(b, language).length - reasonText(a, language).length)
      .slice(0, chosen);
    const reason = composeReason({ reasons: longest, words: "x".repeat(words) }, language);
    expect(reason.length).toBeLessThanOrEqual(limits.reasonMax);
  }
});
