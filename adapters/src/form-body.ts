import type { Readable } from "node:stream";
import { uploadLimits } from "@bezak/contract/upload-types.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

/** A multipart body as it comes in; nobody has read of it. */
export interface FormBody {
  /** `multipart/form-data` with its boundary */
  contentType: string;
  stream: Readable;
}

/** What a form may weigh besides its file: boundaries, names, the other fields. */
const frameBytes = 65_536;
export const formBytes = uploadLimits.bytes + frameBytes;

const multipart = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=/i;

/** What a refused form still sends is thrown away, so that its sender gets to read why; not for ever, though. */
const drainBytes = 2 * formBytes;
const drainMs = 10_000;

function drain({ raw }: FastifyRequest): void {
  let left = drainBytes;
  const timer = setTimeout(() => raw.destroy(), drainMs);
  raw.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.once("close", () => clearTimeout(timer));
  raw.once("end", () => clearTimeout(timer));
  raw.on("error", () => undefined);
  raw.resume();
}

/** Before anything is read: 415 for another kind of body, 413 for one that says itself that it is too large. */
export function refuseOtherBodies(request: FastifyRequest): void {
  const { "content-type": type = "", "content-length": length = "0" } = request.headers;
  const code = !multipart.test(type) ? "form_expected" : Number(length) > formBytes && "file_too_large";
  if (!code) return;
  drain(request);
  throw new ApiError(code);
}

/** Lets multipart bodies through, unread, to the routes that take them; refused everywhere else. */
export function passForms(app: FastifyInstance): void {
  app.addContentTypeParser("multipart/form-data", (request, payload, done) => {
    const { takesForm } = request.routeOptions.config as { takesForm?: boolean };
    if (takesForm) done(null, payload);
    else done(new ApiError("unsupported_media_type"));
  });
  app.addHook("onError", async (request) => {
    const { takesForm } = request.routeOptions.config as { takesForm?: boolean };
    if (takesForm && !request.raw.readableEnded && !request.raw.destroyed) drain(request);
  });
}

export function formOf(request: FastifyRequest): FormBody {
  return { contentType: request.headers["content-type"] ?? "", stream: request.body as Readable };
}
