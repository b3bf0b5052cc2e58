import { defineConfig, devices } from "@playwright/test";
import { sharedMemory } from "./tools/chromium/shared-memory.ts";

/** The tests of one device that are not this one's (e2e/devices.ts). */
const ofOthers = (other: "desktop" | "phone") =>
  process.env.E2E_DEVICES === "all" ? {} : { grepInvert: new RegExp(`@${other}\\b`) };

/**
 * Browser tests against the built shop with demo data. tools/test/e2e-setup.ts brings it up and puts its address and
 * the browser's path into the environment, from where the workers read them.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./tools/test/e2e-setup.ts",
  fullyParallel: true,
  workers: 2,
  // what fails once and then goes well is named at the end
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // pages as they were, without a film: pictures are drawn by the processor here; what goes well the first time has none
    trace: { mode: "on-first-retry", snapshots: true, screenshots: false, sources: false },
    // Needs a download of its own.
    video: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text"],
      ...sharedMemory,
    },
  },
  projects: [
    // The API has no width: once is enough.
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
    // These use up how often one address may try to sign in, so they come last.
    { name: "access", testMatch: /access\.api\.spec\.ts$/, dependencies: ["api", "desktop", "phone"] },
    { name: "fuzz", testMatch: /fuzz\.api\.spec\.ts$/, dependencies: ["access"] },
  ],
});
