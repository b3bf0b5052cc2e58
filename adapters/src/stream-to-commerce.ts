import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline, Transform } from "node:stream";
import { readText, timeoutError, type CommerceAnswer } from "./commerce-request.ts";
import { ApiError } from "./errors.ts";
import type { FormBody, FormLimit } from "./form-body.ts";

/** Nothing moved for so long: a picture of the largest size is made into its renditions well within it. */
const idleMs = 60_000;

/** Lets so many bytes pass and no more. */
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

/** One POST whose body is handed on as it comes in. Commerce may answer, and refuse, before it is all there. */
export function streamToCommerce(
  url: string,
  form: FormBody,
  headers: Record<string, string>,
): Promise<CommerceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CommerceAnswer>();
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  // A connection of its own: one that was answered half-way cannot carry another call.
  const outgoing = send(url, { method: "POST", headers, agent: false }, (response) => {
    readText(response)
      .then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
      .finally(() => outgoing.destroy());
  });
  outgoing.setTimeout(idleMs, () => outgoing.destroy(timeoutError(idleMs)));
  outgoing.on("error", reject);
  pipeline(form.stream, atMost(form.limit), outgoing, (error) => {
    if (!error) return;
    // The sender went away, or sent too much. When commerce has answered, this comes too late to matter.
    reject(error instanceof ApiError ? error : new ApiError("malformed_form", { cause: error }));
    outgoing.destroy();
  });
  return promise;
}
