/**
 * What may be sent to be kept, and how much of it; both sides keep to this. Free of zod: safe in a browser, and known
 * to commerce.
 */
export const uploadLimits = {
  /** bytes of one file */
  bytes: 10_485_760,
  /** files and bytes of one person in a day (UTC) */
  filesPerDay: 500,
  bytesPerDay: 1_073_741_824,
} as const;

/** What a file is for. */
export const uploadTypes = ["image", "avatar", "product", "review", "chat", "document"] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Only these may be a PDF; everything else is a picture. */
export const pdfTypes: readonly UploadType[] = ["chat", "document"];

/** What a picture may be when it is sent; it is kept as AVIF and WebP (pictures.ts). For `accept` of a file field. */
export const pictureMimes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const pdfMime = "application/pdf";

/** Where files that people sent lie. Nothing else is below it. */
export const uploadsPath = "/files/uploads/";

/** The first letter of a name whose file is no product's picture; other names of pictures are hexadecimal. */
const PERSONAL = "p";
const personalPath = /(?:^|\/)uploads\/p[a-z0-9]*-/;

/** What caches are told of a name that stands for one content for ever. */
export const lastingCaching = "public, max-age=31536000, immutable";

/** The name of a file without its ending: says of which kind it is, so that caches can be told by the address alone. */
export const uploadStem = (type: UploadType, random: string) =>
  uploadsPath + (type === "product" ? random : PERSONAL + random);

/**
 * The `cache-control` of a file, by its path with `uploads/`. Documents are kept by nobody. What else a person can take
 * back, or an ended account leaves behind, is soon let go of by browsers and never kept on the way.
 */
export function fileCaching(path: string): string {
  if (path.endsWith(".pdf")) return "no-store";
  return personalPath.test(path) ? "private, max-age=3600" : lastingCaching;
}

/** The address of a file that somebody sent: a picture by its largest rendition, or a document. */
export const uploadUrlPattern = /^\/files\/uploads\/[a-z0-9]{20,40}(-[1-9]\d{0,4}x[1-9]\d{0,4}\.webp|\.pdf)$/;
