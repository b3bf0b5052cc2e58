import { expect, it } from "vitest";
import { ApiError, describe as describeFailure } from "./errors.ts";

const codes = ["second_factor_required", "second_factor_invalid"] as const;

it.each(codes)("asks an account with passkeys alone for a recovery code (%s)", (code) => {
  const failure = describeFailure(new ApiError(code, { details: { app: false } }), "en", "1");
  expect(failure.message).toContain("recovery code");
  expect(failure.message).not.toContain("app");
  expect(failure).toMatchObject({ details: { app: false } });
});

it.each(codes)("names the app to an account that has one (%s)", (code) => {
  const say = (details: unknown) => describeFailure(new ApiError(code, { details }), "en", "1").message;
  expect(say({ app: true })).toContain("app");
  expect(say(undefined)).toContain("app");
});
