import type { Readable } from "node:stream";
import type { Route } from "@bezak/contract/route.ts";
import { uploadLimits } from "@bezak/contract/upload-types.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

/** An incoming multipart body that has not been read yet. */
export interface FormBody {
  /** `multipart/form-data` with its boundary */
  contentType: string;
  stream: Readable;
  limit: FormLimit;
}

/** Largest size of a whole form, and the error code for a larger one. */
export type FormLimit = NonNullable<Route["formLimit"]>;

/** Bytes that a form may have besides its file: boundaries, names, the other fields. */
const frameBytes = 65_536;

export function getLimit({ formLimit }: Pick<Route, "formLimit">): FormLimit {
  const { bytes, code } = formLimit ?? { bytes: uploadLimits.bytes, code: "file_too_large" };
  return { bytes: bytes + frameBytes, code };
}

const multipart = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=/i;

/** The rest of a refused form is read and discarded for a limited time, so that its sender can read the answer. */
const drainTimes = 2;
const drainMs = 10_000;

function drain({ raw, routeOptions }: FastifyRequest): void {
  let left = drainTimes * limitIn(routeOptions.config).bytes;
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

/** The limit of the request's route, set in `mount.ts`. */
const limitIn = (config: unknown): FormLimit =>
  (config as { formLimit?: FormLimit }).formLimit ?? getLimit({});

/** Before anything is read: 415 for another content type, 413 for a `content-length` above the limit. */
export function refuseOtherBodies(request: FastifyRequest): void {
  const { "content-type": type = "", "content-length": length = "0" } = request.headers;
  const limit = limitIn(request.routeOptions.config);
  const code = !multipart.test(type) ? "form_expected" : Number(length) > limit.bytes && limit.code;
  if (!code) return;
  drain(request);
  throw new ApiError(code);
}

/** Passes multipart bodies unread to the routes that accept them; other routes refuse them. */
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

export function getFormBody(request: FastifyRequest): FormBody {
  const contentType = request.headers["content-type"] ?? "";
  return { contentType, stream: request.body as Readable, limit: limitIn(request.routeOptions.config) };
}
