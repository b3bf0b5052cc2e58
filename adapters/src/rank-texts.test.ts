import { expect, it } from "vitest";
import { ApiError, describe as describeFailure } from "./errors.ts";

const refusal = (ranks: unknown) => new ApiError("rank_required", { details: { ranks } });

it("names the administrators who may do what was refused", () => {
  const say = (language: "ru" | "uz" | "en") =>
    describeFailure(refusal(["owner", "manager", "finance"]), language, "1").message;
  expect(say("ru")).toBe("Это может делать только владелец, менеджер или финансист");
  expect(say("uz")).toBe("Buni faqat egasi, menejer yoki moliyachi qila oladi");
  expect(say("en")).toBe("Only an owner, a manager, or an accountant can do this");
  expect(describeFailure(refusal(["owner"]), "ru", "1")).toMatchObject({
    code: "rank_required",
    error: "Это может делать только владелец",
    details: { ranks: ["owner"] },
  });
});

it("answers with a general sentence for unknown ranks", () => {
  expect(describeFailure(refusal(["boss"]), "en", "1").message).toBe("Your rank does not permit this");
  expect(describeFailure(refusal(undefined), "en", "1").message).toBe("Your rank does not permit this");
});
