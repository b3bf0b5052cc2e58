import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { defineConfig } from "@medusajs/framework/utils";

type HttpConfig = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]>["projectConfig"]>["http"];

/** Commerce makes tokens for itself alone, and knows one way to sign them. */
const ALGORITHM = "HS256";
const AUDIENCE = "bezak-commerce";

/**
 * How the engine signs the short tokens that the web server sends back to it, and which it takes: of this algorithm, for
 * this audience. Without it any HMAC signed with `JWT_SECRET` would do, whatever it was meant for.
 */
export const insideTokenOptions = {
  jwtOptions: { algorithm: ALGORITHM, audience: AUDIENCE },
  jwtVerifyOptions: { algorithms: [ALGORITHM], audience: AUDIENCE },
} satisfies Partial<HttpConfig>;

const getSignature = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");

/**
 * The engine knows one secret: a token that another process signed with a former one is signed anew with the present, and
 * judged by the engine as any other. What no former secret signed stays as it is.
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
