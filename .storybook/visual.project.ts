import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { unpackedChromium } from "../tools/chromium/unpacked.ts";

const pictures = fileURLToPath(new URL("../ui-kit/test/visual/pictures/", import.meta.url));

/** Compares the kit's boards with their stored pictures. Always uses the browser of the npm package. */
export default defineProject({
  root: fileURLToPath(new URL("../ui-kit", import.meta.url)),
  plugins: [react()],
  optimizeDeps: { include: ["react", "react-dom", "react-dom/client", "radix-ui", "lucide-react"] },
  test: {
    name: "visual",
    include: ["test/visual/*.visual.tsx"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: "chromium" as const }],
      viewport: { width: 720, height: 1300 },
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          // Another processor anti-aliases differently: by a shade per pixel, in a few pixels per board.
          comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.0003 },
          resolveScreenshotPath: ({ arg, ext }) => `${pictures}${arg}${ext}`,
        },
      },
      provider: playwright({
        launchOptions: {
          executablePath: unpackedChromium(),
          args: [
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
          ],
        },
        contextOptions: { reducedMotion: "reduce", deviceScaleFactor: 1 },
      }),
    },
  },
});
