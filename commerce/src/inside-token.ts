import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { defineConfig } from "@medusajs/framework/utils";

type HttpConfig = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]>["projectConfig"]>["http"];

/** Commerce issues and accepts these tokens itself, with one algorithm. */
const ALGORITHM = "HS256";
const AUDIENCE = "bezak-commerce";

/**
 * Options with which the engine signs and accepts the short tokens that the web server sends back to it: this algorithm
 * and this audience. Without them any HMAC signed with `JWT_SECRET` would be accepted, whatever its purpose.
 */
export const insideTokenOptions = {
  jwtOptions: { algorithm: ALGORITHM, audience: AUDIENCE },
  jwtVerifyOptions: { algorithms: [ALGORITHM], audience: AUDIENCE },
} satisfies Partial<HttpConfig>;

const getSignature = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");

/**
 * The engine knows one secret, so a token that another process signed with a former one is signed again with the
 * present one and then validated by the engine like any other. Tokens not signed with a former secret stay unchanged.
 */
export function resign(headers: IncomingHttpHeaders, [present, ...former]: readonly string[]): void {
  if (present === undefined || former.length === 0) return;
  const match = /^(bearer +)([\w-]+\.[\w-]+)\.([\w-]+)$/i.exec(headers.authorization ?? "");
  const [, scheme = "", text = "", signature = ""] = match ?? [];
  const given = Buffer.from(signature);
  const isFormer = former
    .map((secret) => Buffer.from(getSignature(secret, text)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
  if (match && isFormer) headers.authorization = `${scheme}${text}.${getSignature(present, text)}`;
}
