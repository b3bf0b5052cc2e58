import { z } from "zod";
import { Time } from "./shared-schemas.ts";

/** An administrator sees the shop as the signed-in user. */
export const ViewedUntil = z
  .object({ until: Time })
  .describe("extension: only for the token of a view, which changes nothing")
  .meta({ id: "ViewedUntil" });

export type ViewedUntil = z.infer<typeof ViewedUntil>;
