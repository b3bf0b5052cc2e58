import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GET } from "../../api/internal/outbox/route.ts";
import { MailOutboxProvider } from "./service.ts";

const written: unknown[][] = [];
const provider = new MailOutboxProvider({
  manager: { execute: async (_, values = []) => void written.push(values) },
});
const mail = {
  to: "reader@example.uz",
  channel: "email",
  template: "welcome",
  resource_id: "mail_1",
  content: { subject: "Welcome", text: "Hello!", html: "<p>Hello!</p>" },
};
const read = () => {
  const scope = { resolve: () => ({ raw: async () => ({ rows: [] }) }) };
  return GET(
    { query: {}, scope } as unknown as MedusaRequest,
    { json: () => undefined } as unknown as MedusaResponse,
  );
};

afterEach(() => written.splice(0));

it("stores a mail in the outbox when no mail server is set up", async () => {
  expect(await provider.send(mail)).toEqual({ id: "mail_1" });
  expect(written).toEqual([["mail_1", "reader@example.uz", "Welcome", "Hello!", "<p>Hello!</p>"]]);
  await expect(read()).resolves.toBeUndefined();
});

describe("in production", () => {
  it("stores no mail and rejects, so that the sender tries again when a mail server is set up", async () => {
    vi.stubEnv("NODE_ENV", "production");
    await expect(provider.send(mail)).rejects.toThrow("SMTP_URL is not set");
    expect(written).toEqual([]);
  });

  it.each(["", "smtp://mail.example:587"])("hides the outbox, with SMTP_URL=%s", async (url) => {
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("SMTP_URL", url);
    await expect(read()).rejects.toMatchObject({ status: 404, code: "not_found" });
  });
});
