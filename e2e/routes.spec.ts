import { addressOf, pages } from "../tools/docs/pages.ts";
import { firstSeller, productsInStock } from "../tools/shop/demo-buyer.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { at, languages } from "./words.ts";

// the link of a letter is opened by those who get one (shop-settings.spec.ts)
const openPages = pages.filter(({ path, opens }) => opens === "everybody" && !path.includes("{token}"));

for (const { path } of openPages) {
  test(`${path} is sent whole in three languages`, onDesktop, async ({ request }) => {
    const [good] = await productsInStock(request, "", 1);
    const things = {
      product: good?.slug ?? "",
      seller: await firstSeller(request, ""),
      order: "",
      payment: "",
    };
    const address = addressOf(path, things);
    for (const language of languages) {
      const answer = await request.get(at(language, address));
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      // what an invitation's page says is behind the # of its address, which no server is told
      const headings = path === "/seller-invitation" ? [] : [expect.stringMatching(/>[^<]/)];
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
  test(`${from} leads on`, onDesktop, async ({ request }) => {
    for (const language of languages) {
      const answer = await request.get(at(language, from));
      expect(answer.status()).toBe(200);
      expect(answer.url()).toMatch(to);
      expect(new URL(answer.url()).pathname.startsWith(`/${language}/`)).toBe(language !== "ru");
    }
  });
}
