import type { onSendHookHandler } from "fastify";

/** Adds the charset to SVG files, which the static file server treats as binary pictures. */
export const nameLetters: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.getHeader("content-type") === "image/svg+xml")
    reply.header("content-type", "image/svg+xml; charset=utf-8");
  done(null, payload);
};
