import { afterFirstPaint } from "./lib/after-first-paint.ts";
import { loadCode } from "./lib/load-code.ts";
import { holdEarlyPresses } from "./lib/early-presses.ts";
import { restrictCodeToOrigin } from "./lib/trusted-code.ts";

// Less than a kilobyte, runs before the page's code: holds back early presses and loads that code after the first paint.
restrictCodeToOrigin();
holdEarlyPresses();
afterFirstPaint(loadCode);
