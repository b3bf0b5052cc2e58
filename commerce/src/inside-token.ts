import type { defineConfig } from "@medusajs/framework/utils";

type HttpConfig = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]>["projectConfig"]>["http"];

/** Commerce makes tokens for itself alone, and knows one way to sign them. */
const ALGORITHM = "HS256";
const AUDIENCE = "bezak-commerce";

/**
 * How the engine signs the short tokens that the front door sends back to it, and which it takes: of this algorithm, for
 * this audience. Without it any HMAC signed with `JWT_SECRET` would do, whatever it was meant for.
 */
export const insideTokenOptions = {
  jwtOptions: { algorithm: ALGORITHM, audience: AUDIENCE },
  jwtVerifyOptions: { algorithms: [ALGORITHM], audience: AUDIENCE },
} satisfies Partial<HttpConfig>;
