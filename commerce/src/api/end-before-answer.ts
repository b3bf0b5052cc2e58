import type { MedusaResponse } from "@medusajs/framework/http";

type End = MedusaResponse["end"];

/** Status and JSON of an answer; the JSON is undefined for a file. */
export interface Answered {
  status: number;
  answer: unknown;
}

/**
 * Calls `end` once, before the last byte of the answer is sent. Whoever has the answer can therefore rely on what `end`
 * does, and what they do next does not overlap with it. `end` never throws.
 */
export function endBeforeAnswer(res: MedusaResponse, end: (answered: Answered) => Promise<void>): void {
  let answer: unknown;
  let ending: Promise<void> | undefined;
  const finish = () => (ending ??= end({ status: res.statusCode, answer }));

  const json = res.json.bind(res);
  res.json = (body: unknown) => {
    // the first answer counts, as it does once its head has been sent
    if (ending !== undefined) return res;
    answer = body;
    return json(body);
  };
  const send = res.end.bind(res) as (...given: unknown[]) => unknown;
  res.end = ((...given: unknown[]) => {
    const { statusCode } = res;
    if (ending === undefined)
      void finish().finally(() => {
        if (!res.headersSent) res.statusCode = statusCode;
        send(...given);
      });
    return res;
  }) as End;
  // A client that disconnects breaks off a stream, which has begun with its status.
  res.once("close", () => {
    if (res.headersSent) void finish();
  });
}
