import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { findChromium } from "../tools/chromium/find.ts";
import { sharedMemory } from "../tools/chromium/shared-memory.ts";

const configDir = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * A twin shows the same story in the dark theme, so it renders if the light one does. Axe checks the colours of all twins
 * in the soak, which sets STORIES=twins.
 */
const tags = process.env["STORIES"] === "twins" ? { include: ["twin"] } : { exclude: ["twin"] };

/** Every story as a test in a real browser: it renders, its play function passes, axe reports nothing. */
export default defineProject(async () => ({
  root,
  plugins: [storybookTest({ configDir, tags })],
  // React's production build: the development build spends much of a story's time on stacks and developer tools
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  oxc: { jsx: { development: false } },
  // if Vite found these during the tests, it would reload the page
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "radix-ui",
      "lucide-react",
      "msw",
      "msw/browser",
      "@simplewebauthn/browser",
      "msw-storybook-addon",
      "storybook/theming/create",
      "react-router",
      "@tanstack/react-query",
      "uqr",
      "react-image-crop",
      "@atlaskit/pragmatic-drag-and-drop/combine",
      "@atlaskit/pragmatic-drag-and-drop/element/adapter",
      "@atlaskit/pragmatic-drag-and-drop-hitbox/list-item",
      "storybook/test",
    ],
  },
  test: {
    name: "stories",
    isolate: false,
    // more than the longest wait of a story, see preview.tsx
    testTimeout: 60_000,
    setupFiles: [join(configDir, "tests/setup.ts")],
    // ours run before Storybook's, which loads the preview
    sequence: { setupFiles: "list" as const },
    browser: {
      enabled: true,
      headless: true,
      // Storybook's default for stories without a viewport
      viewport: { width: 1200, height: 900 },
      screenshotFailures: false,
      traceView: "off" as const,
      instances: [{ browser: "chromium" as const }],
      provider: playwright({
        launchOptions: {
          executablePath: await findChromium(),
          args: ["--no-sandbox"],
          ...sharedMemory,
        },
        // a layer that is still fading in has no final contrast
        contextOptions: { reducedMotion: "reduce" },
      }),
    },
  },
}));
