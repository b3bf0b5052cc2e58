/** Free of zod, also used by commerce. */
export const uploadLimits = {
  /** bytes of one file */
  bytes: 10_485_760,
  /** files and bytes of one person in a day (UTC) */
  filesPerDay: 500,
  bytesPerDay: 1_073_741_824,
} as const;

/** Purposes of a file. */
export const uploadTypes = ["image", "avatar", "product", "review", "chat", "document"] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Only these may be a PDF; all others must be a picture. */
export const pdfTypes: readonly UploadType[] = ["chat", "document"];

/** Accepted pictures, which are stored as AVIF and WebP (pictures.ts). For `accept` of a file field. */
export const pictureMimes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const pdfMime = "application/pdf";

/** Path of uploaded files only. */
export const uploadsPath = "/files/uploads/";

/** First letter of the names of personal files; names of product pictures are hexadecimal and never begin with it. */
const PERSONAL = "p";
const personalPath = /(?:^|\/)uploads\/p[a-z0-9]*-/;

/** `cache-control` of a file whose content never changes. */
export const lastingCaching = "public, max-age=31536000, immutable";

/** The path of a file without its extension. It shows the kind of file, so that the address alone decides its caching. */
export const uploadStem = (type: UploadType, random: string) =>
  uploadsPath + (type === "product" ? random : PERSONAL + random);

/**
 * The `cache-control` of a file, by its path with `uploads/`. Documents are never cached. Personal pictures, which may be
 * deleted by their owner or with the account, are cached briefly and only by browsers.
 */
export function fileCaching(path: string): string {
  if (path.endsWith(".pdf")) return "no-store";
  return personalPath.test(path) ? "private, max-age=3600" : lastingCaching;
}

/** The address of an uploaded file: the largest rendition of a picture, or a document. */
export const uploadUrlPattern = /^\/files\/uploads\/[a-z0-9]{20,40}(-[1-9]\d{0,4}x[1-9]\d{0,4}\.webp|\.pdf)$/;
