import { HttpHandler } from "msw";

/** The fixed beginning of a path: everything before its first parameter. */
function fixedPiece(path: string): string {
  const [piece = ""] = path.replace(/^\*/, "").split(/[:*?({[\\]/);
  return piece.replace(/\/$/, "");
}

const { run } = HttpHandler.prototype;

/**
 * MSW runs all API handlers in turn for every request, and each parses the page's cookies before it compares the method.
 * Handlers that cannot match by method and path are skipped.
 */
HttpHandler.prototype.run = async function (args) {
  const { method, path } = this.info;
  if (typeof method === "string" && method.toUpperCase() !== args.request.method) return null;
  if (typeof path === "string" && !args.request.url.includes(fixedPiece(path))) return null;
  return run.call(this, args);
};
