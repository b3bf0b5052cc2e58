import { defineConfig, devices } from "@playwright/test";
import { sharedMemory } from "./tools/chromium/shared-memory.ts";

/** Tests of the other device only (e2e/devices.ts). */
const ofOthers = (other: "desktop" | "phone") =>
  process.env.E2E_DEVICES === "all" ? {} : { grepInvert: new RegExp(`@${other}\\b`) };

/**
 * Browser tests against the built shop with demo data. tools/test/e2e-setup.ts starts it and puts its address and the
 * browser's path into environment variables, which the workers read.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./tools/test/e2e-setup.ts",
  fullyParallel: true,
  workers: 2,
  // tests that pass only when repeated are listed at the end
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // DOM snapshots without screenshots, which the processor would have to draw; nothing for tests that pass at once
    trace: { mode: "on-first-retry", snapshots: true, screenshots: false, sources: false },
    // Needs a separate download.
    video: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text"],
      ...sharedMemory,
    },
  },
  projects: [
    // The API does not depend on the screen: once is enough.
    { name: "api", testMatch: /(bad-input|client|round-trip|uploads)\.api\.spec\.ts$/ },
    {
      name: "desktop",
      testIgnore: /\.api\.spec\.ts$/,
      ...ofOthers("phone"),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testIgnore: /\.api\.spec\.ts$/,
      ...ofOthers("desktop"),
      use: { ...devices["Pixel 7"] },
    },
    // These use up the sign-ins that one address may attempt, so they run last.
    { name: "access", testMatch: /access\.api\.spec\.ts$/, dependencies: ["api", "desktop", "phone"] },
    { name: "fuzz", testMatch: /fuzz\.api\.spec\.ts$/, dependencies: ["access"] },
  ],
});
