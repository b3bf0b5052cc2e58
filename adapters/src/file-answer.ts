import type { Readable } from "node:stream";

/** A file from commerce, streamed to the client and never held in memory as a whole. */
export interface FileAnswer {
  /** media type; one of those that the route declares */
  type: string;
  /** file name for saving it */
  name: string;
  stream: Readable;
}

const quoted = /filename="([^"\\]*)"/;

/** The file name in commerce's `content-disposition`, which consists of plain ASCII letters. */
export function toFileName(disposition: string | undefined): string {
  return quoted.exec(disposition ?? "")?.[1] || "file";
}

/** `content-disposition` with a safe ASCII name; other letters are encoded by RFC 5987. */
export function toDisposition(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
