import { Transform } from "node:stream";
import { exchange, type CommerceAnswer } from "./commerce-request.ts";
import { ApiError } from "./errors.ts";
import type { FormBody, FormLimit } from "./form-body.ts";

/** Commerce's longest pause in an exchange; processing a picture of the largest size takes much less. */
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
export async function streamToCommerce(
  url: string,
  form: FormBody,
  headers: Record<string, string>,
): Promise<CommerceAnswer> {
  const body = atMost(form.limit);
  // after an early answer nobody listens for its failure
  body.on("error", () => undefined);
  // the sender disconnected
  form.stream.once("error", (cause) => body.destroy(new ApiError("malformed_form", { cause })));
  form.stream.once("close", () => {
    if (!form.stream.readableEnded) body.destroy(new ApiError("malformed_form"));
  });
  form.stream.pipe(body);
  const limits = { headersTimeout: idleMs, bodyTimeout: idleMs };
  const answer = await exchange(url, { method: "POST", headers, body, ...limits });
  return { status: answer.statusCode, text: await answer.body.text() };
}
