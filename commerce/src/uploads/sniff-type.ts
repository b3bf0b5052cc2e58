/** The type of a file by its content. */
export type FileKind = "jpeg" | "png" | "webp" | "avif" | "pdf";

/** Number of leading bytes that identify a file's type. */
export const headBytes = 1024;

const startsWith = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString("hex") === hex;
const textAt = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

/** An AVIF still: its first box names the brand; a sequence (`avis`) is a film. */
function isAvif(head: Buffer): boolean {
  if (textAt(head, 4, 8) !== "ftyp" || head.length < 12) return false;
  const brands: string[] = textAt(head, 8, Math.min(head.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return brands.includes("avif") && !brands.includes("avis");
}

/** Tags by which a browser would take the file for a page if it guessed the type. */
const page = /<\s*(?:!doctype\s+html|html|head|body|script|svg|iframe|img|meta)\b/i;

/** A PDF from its first byte on (readers also accept later ones), without HTML tags. */
const isPdf = (head: Buffer) => textAt(head, 0, 5) === "%PDF-" && !page.test(head.toString("latin1"));

/**
 * Detects by the first `headBytes` of a file; undefined for types that the shop does not store. Ignores names and
 * headers.
 */
export function sniffType(head: Buffer): FileKind | undefined {
  if (startsWith(head, "ffd8ff")) return "jpeg";
  if (startsWith(head, "89504e470d0a1a0a")) return "png";
  if (textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 12) === "WEBP") return "webp";
  if (isAvif(head)) return "avif";
  return isPdf(head) ? "pdf" : undefined;
}
