import type { onSendHookHandler } from "fastify";

/** A drawing is text, so its encoding has to be named; the sender of files takes it for a picture. */
export const nameLetters: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.getHeader("content-type") === "image/svg+xml")
    reply.header("content-type", "image/svg+xml; charset=utf-8");
  done(null, payload);
};
