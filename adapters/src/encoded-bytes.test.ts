import { hash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, createEncoder } from "./encoded-bytes.ts";

const long = Buffer.alloc(2000);

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
])("encodes a body for the header %s as %s", (accepted, encoding) => {
  expect(chooseEncoding(long, accepted)).toBe(encoding);
});

test("does not compress a body that fits in one packet", () => {
  expect(chooseEncoding(Buffer.alloc(1000), "br, gzip")).toBe("identity");
});

const kinds = [
  "Кольцо Uzuk Ring",
  "Серьги Zirak Earrings",
  "Часы Soat Watch",
  "Сумка Sumka Bag",
  "Ремень Kamar Belt",
];
const qualities = [
  "лёгкое yengil light",
  "серебряное kumush silver",
  "тонкое ingichka thin",
  "праздничное bayramona festive",
];

/** Cards as in a list of products: repeated words and names, with unique ids and pictures. */
function cards(count: number): Buffer {
  const card = (_: unknown, index: number) => {
    const random = hash("sha256", `card ${index}`, "buffer");
    const id = random.toString("hex").toUpperCase();
    const [kind = "", look = ""] = [
      kinds[random[0]! % kinds.length],
      qualities[random[1]! % qualities.length],
    ];
    const [ru, uz, en] = kind.split(" ").map((word, place) => `${word} ${look.split(" ")[place]}`);
    const image = `/files/uploads/${id.slice(0, 32).toLowerCase()}-800x800.webp`;
    return {
      id: `prod_${id.slice(0, 26)}`,
      slug: `${en}-${index}`,
      name: { ru, uz, en },
      brand: qualities[random[2]! % 4],
      price: random.readUInt16BE(2) * 100,
      oldPrice: null,
      inStock: index % 7 > 0,
      image,
      images: [{ url: image, width: 800, height: 800, thumbhash: random.toString("base64", 0, 21) }],
      seller: { id: `sel_${random[4]! % 4}`, name: "Atlas" },
      rating: (random[5]! % 50) / 10,
      reviewCount: random[6],
      variantId: `variant_${id.slice(26, 52)}`,
    };
  };
  return Buffer.from(JSON.stringify({ success: true, data: Array.from({ length: count }, card) }));
}

test.each([20, 100])(
  "compresses a list of %i products with brotli at least as well as with gzip",
  async (count) => {
    const body = cards(count);
    const form = createEncoder(body);
    const [brotli, gzip] = [await form("br"), await form("gzip")];
    expect(brotliDecompressSync(brotli)).toEqual(body);
    expect(brotli.length).toBeLessThanOrEqual(gzip.length);
  },
);
