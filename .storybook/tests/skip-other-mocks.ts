import { HttpHandler } from "msw";

/** What every address of the path has in it: all before the first piece that varies. */
function fixedPiece(path: string): string {
  const [piece = ""] = path.replace(/^\*/, "").split(/[:*?({[\\]/);
  return piece.replace(/\/$/, "");
}

const { run } = HttpHandler.prototype;

/**
 * Every request asks all handlers of the API in turn, and each reads the cookies of the page anew before it looks at the
 * method. Those that cannot answer by method and path are not asked.
 */
HttpHandler.prototype.run = async function (args) {
  const { method, path } = this.info;
  if (typeof method === "string" && method.toUpperCase() !== args.request.method) return null;
  if (typeof path === "string" && !args.request.url.includes(fixedPiece(path))) return null;
  return run.call(this, args);
};
