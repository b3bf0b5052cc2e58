import { afterFirstPaint } from "./lib/after-first-paint.ts";
import { loadCode } from "./lib/load-code.ts";
import { keepEarlyPresses } from "./lib/early-presses.ts";
import { trustOwnCode } from "./lib/trusted-code.ts";

// Less than a kilobyte, runs before the page's code: holds back early presses and loads that code after the first paint.
trustOwnCode();
keepEarlyPresses();
afterFirstPaint(loadCode);
