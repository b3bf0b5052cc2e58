import type { MedusaRequest } from "@medusajs/framework/http";

/** The version that was seen, of a call without a body; the adapters send it without the quotes of a client's `If-Match`. */
export const getSentVersion = (req: Pick<MedusaRequest, "get">): string | undefined => req.get("if-match");
