import type { visitsRoutes } from "../visits.ts";
import type { Examples } from "./example.ts";

export const visitsExamples: Examples<typeof visitsRoutes> = {
  countVisit: { answer: { success: true, data: {} } },
  countSearch: {
    request: { body: { q: "серебряное кольцо", found: true } },
    answer: { success: true, data: {} },
  },
};
