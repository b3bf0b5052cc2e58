import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline, Transform } from "node:stream";
import { readText, timeoutError, type CommerceAnswer } from "./commerce-request.ts";
import { ApiError } from "./errors.ts";
import type { FormBody, FormLimit } from "./form-body.ts";

/** Longest pause in an exchange; processing a picture of the largest size takes much less. */
const idleMs = 60_000;

function atMost({ bytes, code }: FormLimit): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new ApiError(code));
      else done(null, chunk);
    },
  });
}

/** One POST that streams its body. Commerce may answer, and refuse, before the whole body has arrived. */
export function streamToCommerce(
  url: string,
  form: FormBody,
  headers: Record<string, string>,
): Promise<CommerceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CommerceAnswer>();
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  // A connection of its own: one that is answered before the body has ended cannot be reused.
  const outgoing = send(url, { method: "POST", headers, agent: false }, (response) => {
    readText(response)
      .then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
      .finally(() => outgoing.destroy());
  });
  outgoing.setTimeout(idleMs, () => outgoing.destroy(timeoutError(idleMs)));
  outgoing.on("error", reject);
  pipeline(form.stream, atMost(form.limit), outgoing, (error) => {
    if (!error) return;
    // The sender disconnected or sent too much. If commerce has answered already, this rejection has no effect.
    reject(error instanceof ApiError ? error : new ApiError("malformed_form", { cause: error }));
    outgoing.destroy();
  });
  return promise;
}
