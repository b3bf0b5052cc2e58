import type { Page } from "playwright";
import { openToTheEnd } from "./open-page.ts";

/** What opening a page asks the server for. */
export interface Traffic {
  /** answered by the server; what the browser kept is not asked for */
  requests: number;
  /** as they travel, headers included */
  bytes: number;
}

/** Opens a page and counts until nothing more comes. */
export async function countTraffic(page: Page, url: string): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const traffic = { requests: 0, bytes: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await openToTheEnd(page, url);
  await session.detach();
  return traffic;
}
