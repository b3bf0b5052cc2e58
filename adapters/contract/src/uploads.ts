import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/uploads.ts";
import { uploadLimits, uploadTypes, uploadUrlPattern } from "./upload-types.ts";

/**
 * A domain that stores such an address must claim it in commerce (workflows/upload/swap-uploads.ts), which refuses files
 * of other users.
 */
export const UploadUrl = z
  .string()
  .max(200)
  .regex(uploadUrlPattern)
  .describe("address of a file, as returned by POST /upload");

const side = z.int().min(1);

export const Upload = z
  .object({
    url: z
      .string()
      .describe(
        "address of the file; for a picture its largest rendition, from which the others are named (pictures.ts)",
      ),
    type: z.enum(uploadTypes),
    size: z.int().min(1).describe("bytes of the file at `url`"),
    width: side.optional().describe("of a picture"),
    height: side.optional().describe("of a picture"),
    thumbhash: z.string().optional().describe("base64 placeholder of a picture"),
  })
  .meta({ id: "Upload" });

export type Upload = z.infer<typeof Upload>;

/** The fields of the multipart body; `type` may be before or after the file. */
export const UploadForm = z
  .strictObject({
    file: z
      .string()
      .meta({ format: "binary" })
      .describe(
        "JPEG, PNG, WebP or AVIF, and PDF for chat and document; recognised by its bytes, not its name. " +
          `At most ${uploadLimits.bytes} bytes`,
      ),
    type: z.enum(uploadTypes).default("image"),
  })
  .meta({ id: "UploadForm" });

export const uploadsRoutes = defineRoutes({
  upload: {
    ...splitEndpoint(routes.upload),
    repeatable: true,
    summary: "Upload a picture or a document",
    access: ["buyer", "seller", "admin"],
    forward: { path: "/internal/uploads", pick: "upload" },
    form: UploadForm,
    success: { status: 201, schema: success("UploadAnswer", Upload) },
    errors: [
      "malformed_form",
      "file_unreadable",
      "file_too_large",
      "picture_too_large",
      "form_expected",
      "file_type_refused",
      "pdf_refused",
      "upload_quota_reached",
    ],
  },
});
