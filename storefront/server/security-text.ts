import type { FastifyPluginAsync } from "fastify";

export interface SecurityTextOptions {
  origin: string;
  /** e-mail address or page for reports of vulnerabilities; undefined for the shop's contacts page */
  contact: string | undefined;
}

const DAY = 86_400_000;
const VALID_DAYS = 180;

const getUri = (contact: string) => (contact.includes("://") ? contact : `mailto:${contact}`);

/** Text of security.txt (RFC 9116), which contains its expiry date. */
export function securityText({ origin, contact }: SecurityTextOptions, now = Date.now()): string {
  const expires = new Date(Math.ceil(now / DAY) * DAY + VALID_DAYS * DAY);
  return [
    `Contact: ${contact ? getUri(contact) : `${origin}/contacts`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: ru, uz, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export const serveSecurityText: FastifyPluginAsync<SecurityTextOptions> = (app, options) => {
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(securityText(options)),
  );
  return Promise.resolve();
};
