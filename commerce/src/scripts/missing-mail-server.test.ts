import { expect, it } from "vitest";
import { missingMailServer } from "./missing-mail-server.ts";

it.each([
  [{ NODE_ENV: "production" }, true],
  [{ NODE_ENV: "production", SMTP_URL: "" }, true],
  [{ NODE_ENV: "production", SMTP_URL: "smtps://mail.example" }, false],
  [{ NODE_ENV: "production", BEZAK_DEMO: "1" }, false],
  [{ NODE_ENV: "development" }, false],
  [{}, false],
])("warns about a missing mail server with %j: %s", (env, warns) => {
  expect(missingMailServer(env)?.startsWith("SMTP_URL is not set, so no mail is sent") ?? false).toBe(warns);
});
