import type { MedusaResponse } from "@medusajs/framework/http";

/** Sends JSON text; `res.send` would hash the body for an ETag, which the web server computes anyway. */
export function sendJson(res: MedusaResponse, body: string | Buffer): void {
  res.setHeader("content-type", "application/json; charset=utf-8");
  res.setHeader("content-length", Buffer.byteLength(body));
  res.end(body);
}
