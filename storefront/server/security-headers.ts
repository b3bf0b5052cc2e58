import type { onRequestHookHandler } from "fastify";

/**
 * Pages run only scripts of this origin: none stands in the document, so there is neither a nonce (one page may
 * serve many) nor a hash. Styles may be written in place: the layers of Radix lock scrolling that way.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** Headers of every answer; Vite's development scripts stand in the document, so no policy there. */
export function securityHeaders(dev: boolean): onRequestHookHandler {
  return (request, reply, done) => {
    reply.headers(always);
    // the browsable documentation of the API brings its own scripts and policy
    if (!dev && !request.url.startsWith("/api/")) reply.header("content-security-policy", policy);
    done();
  };
}
