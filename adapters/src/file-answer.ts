import type { Readable } from "node:stream";

/** A file as commerce makes it: handed on as it comes, never held whole. */
export interface FileAnswer {
  /** media type; one of those the route names */
  type: string;
  /** what a browser calls it on disk */
  name: string;
  stream: Readable;
}

const quoted = /filename="([^"\\]*)"/;

/** The name in a `content-disposition` that commerce sent; its names are of plain letters. */
export function toFileName(disposition: string | undefined): string {
  return quoted.exec(disposition ?? "")?.[1] || "file";
}

/** A name that no client reads as anything else: letters that are not plain come as RFC 5987 says. */
export function toDisposition(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
