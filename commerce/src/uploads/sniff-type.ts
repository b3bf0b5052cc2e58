/** What a file is by its own bytes. */
export type FileKind = "jpeg" | "png" | "webp" | "avif" | "pdf";

/** How many bytes from its beginning tell what a file is. */
export const headBytes = 1024;

const startsWith = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString("hex") === hex;
const textAt = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

/** An AVIF still: its first box names the brand; a sequence (`avis`) is a film. */
function isAvif(head: Buffer): boolean {
  if (textAt(head, 4, 8) !== "ftyp" || head.length < 12) return false;
  const brands: string[] = textAt(head, 8, Math.min(head.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return brands.includes("avif") && !brands.includes("avis");
}

/** Words with which a browser would take the file for a page, were it ever allowed to guess. */
const page = /<\s*(?:!doctype\s+html|html|head|body|script|svg|iframe|img|meta)\b/i;

/** A PDF from its first byte on (readers take one from later on too), and nothing else besides. */
const isPdf = (head: Buffer) => textAt(head, 0, 5) === "%PDF-" && !page.test(head.toString("latin1"));

/** By the first `headBytes` of a file; undefined for whatever the shop does not keep. Names and headers may lie. */
export function sniffType(head: Buffer): FileKind | undefined {
  if (startsWith(head, "ffd8ff")) return "jpeg";
  if (startsWith(head, "89504e470d0a1a0a")) return "png";
  if (textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 12) === "WEBP") return "webp";
  if (isAvif(head)) return "avif";
  return isPdf(head) ? "pdf" : undefined;
}
