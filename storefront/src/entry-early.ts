import { afterFirstPaint } from "./lib/after-first-paint.ts";
import { bringCode } from "./lib/bring-code.ts";
import { keepEarlyPresses } from "./lib/early-presses.ts";
import { trustOwnCode } from "./lib/trusted-code.ts";

// Less than a kilobyte ahead of the page's own code: listens until that is there, and lets it come when the page is seen.
trustOwnCode();
keepEarlyPresses();
afterFirstPaint(bringCode);
