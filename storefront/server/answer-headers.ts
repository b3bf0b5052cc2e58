import { getKind, securityHeaders } from "@bezak/adapters/security-headers.ts";
import type { onRequestHookHandler, onSendHookHandler } from "fastify";
import type { ServerConfig } from "./config.ts";

/**
 * Security headers of every answer; plugins with other content replace them. Vite's development pages get no policy,
 * since they have inline scripts.
 */
export function guardAnswers({ dev, api }: Pick<ServerConfig, "dev" | "api">): onRequestHookHandler {
  const security = securityHeaders(api);
  return (request, reply, done) => {
    const kind = getKind(request.url);
    reply.headers(security[kind]);
    if (dev && kind === "page") reply.removeHeader("content-security-policy");
    done();
  };
}

/** Adds the charset to SVG files, which the static file server treats as binary pictures. */
export const addSvgCharset: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.getHeader("content-type") === "image/svg+xml")
    reply.header("content-type", "image/svg+xml; charset=utf-8");
  done(null, payload);
};
