import type { Page } from "playwright";
import { openPage } from "./open-page.ts";

export interface Traffic {
  /** answered by the server, not from the browser's cache */
  requests: number;
  /** on the wire, headers included */
  bytes: number;
}

export async function countTraffic(page: Page, url: string): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const traffic = { requests: 0, bytes: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await openPage(page, url);
  await session.detach();
  return traffic;
}
