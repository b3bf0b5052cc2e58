import type { uploadsRoutes } from "../uploads.ts";
import type { Examples } from "./example.ts";

export const uploadsExamples: Examples<typeof uploadsRoutes> = {
  upload: {
    answer: {
      success: true,
      data: {
        url: "/files/uploads/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-900x600.webp",
        type: "review",
        size: 40_000,
        width: 900,
        height: 600,
        thumbhash: "aa",
      },
    },
  },
};
