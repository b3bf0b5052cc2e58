import { chromium, type Browser } from "playwright";
import { findChromium } from "../chromium/find.ts";

const plain = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none", "--disable-lcd-text"];
/** A touch pointer without hover: Playwright's touch screen still reports a mouse. */
const finger =
  "--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2";

/** Launches the project's own browser as a desktop's or as a phone's. */
export async function launch(kind: "desktop" | "phone"): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, args: kind === "phone" ? [...plain, finger] : plain });
}
