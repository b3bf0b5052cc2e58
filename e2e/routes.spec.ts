import { toAddress, pages } from "../tools/docs/pages.ts";
import { firstSeller, productsInStock } from "../tools/shop/demo-buyer.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { at, languages } from "./messages.ts";

// links from mails are tested with real tokens (shop-settings.spec.ts)
const openPages = pages.filter(({ path, opens }) => opens === "everybody" && !path.includes("{token}"));

for (const { path } of openPages) {
  test(`${path} is rendered completely in three languages`, onDesktop, async ({ request }) => {
    const [good] = await productsInStock(request, "", 1);
    const ids = {
      product: good?.slug ?? "",
      seller: await firstSeller(request, ""),
      order: "",
      payment: "",
    };
    const address = toAddress(path, ids);
    for (const language of languages) {
      const answer = await request.get(at(language, address));
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      // an invitation's content depends on the fragment, which no server receives
      const headings = /-invitation$/.test(path) ? [] : [expect.stringMatching(/>[^<]/)];
      expect(html.match(/<h1[ >](?:<[^>]+>|[^<])*/g) ?? []).toEqual(headings);
    }
  });
}

for (const [from, to] of [
  ["/brands", /\/catalog\?filter=brands$/],
  ["/sales", /\/catalog\?filter=sales$/],
  ["/new", /\/catalog\?filter=new$/],
  ["/catalog?filter=careers", /\/info\/careers$/],
  ["/catalog?filter=buyer-protection", /\/info\/buyer-protection$/],
] as const) {
  test(`${from} redirects`, onDesktop, async ({ request }) => {
    for (const language of languages) {
      const answer = await request.get(at(language, from));
      expect(answer.status()).toBe(200);
      expect(answer.url()).toMatch(to);
      expect(new URL(answer.url()).pathname.startsWith(`/${language}/`)).toBe(language !== "ru");
    }
  });
}
