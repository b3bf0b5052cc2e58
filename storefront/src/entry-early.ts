import { keepEarlyPresses } from "./lib/early-presses.ts";

// Half a kilobyte that comes before the page's own code and listens until that is there.
keepEarlyPresses();
