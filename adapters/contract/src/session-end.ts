import { z } from "zod";

/** How long the session lasts. Requests by a timer (`X-Unattended: 1`) do not count as use. */
export const SessionEnd = z
  .object({
    secondsLeft: z.int().min(0).describe("until the session ends, unless it is used"),
    extendable: z.boolean().describe("whether use extends it; false when it reaches its longest life"),
  })
  .meta({ id: "SessionEnd" });

export type SessionEnd = z.infer<typeof SessionEnd>;
