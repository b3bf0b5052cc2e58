import type { Readable } from "node:stream";
import type { Route } from "@bezak/contract/route.ts";
import { uploadLimits } from "@bezak/contract/upload-types.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

/** A multipart body as it comes in; nobody has read of it. */
export interface FormBody {
  /** `multipart/form-data` with its boundary */
  contentType: string;
  stream: Readable;
  limit: FormLimit;
}

/** Bytes of a whole form, and what a larger one is answered. */
export type FormLimit = NonNullable<Route["formLimit"]>;

/** What a form may weigh besides its file: boundaries, names, the other fields. */
const frameBytes = 65_536;

export function getLimit({ formLimit }: Pick<Route, "formLimit">): FormLimit {
  const { bytes, code } = formLimit ?? { bytes: uploadLimits.bytes, code: "file_too_large" };
  return { bytes: bytes + frameBytes, code };
}

const multipart = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=/i;

/** What a refused form still sends is thrown away, so that its sender gets to read why; not for ever, though. */
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

/** What the route of a request takes, as `mount.ts` has written it there. */
const limitIn = (config: unknown): FormLimit =>
  (config as { formLimit?: FormLimit }).formLimit ?? getLimit({});

/** Before anything is read: 415 for another kind of body, 413 for one that says itself that it is too large. */
export function refuseOtherBodies(request: FastifyRequest): void {
  const { "content-type": type = "", "content-length": length = "0" } = request.headers;
  const limit = limitIn(request.routeOptions.config);
  const code = !multipart.test(type) ? "form_expected" : Number(length) > limit.bytes && limit.code;
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

export function getFormBody(request: FastifyRequest): FormBody {
  const contentType = request.headers["content-type"] ?? "";
  return { contentType, stream: request.body as Readable, limit: limitIn(request.routeOptions.config) };
}
