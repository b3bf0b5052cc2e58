import { describe, expect, it } from "vitest";
import { CatalogImage } from "./catalog-image.ts";
import { NameList } from "./name-list.ts";
import { getNames, getProperNames } from "./name-text.ts";
import type { StoredFields } from "./product-row.ts";
import { suggestForgiving, suggestTyped } from "./suggest-names.ts";

const say = (ru: string, uz: string, en: string) => ({ ru, uz, en });

function product(id: string, names: string, more: Partial<StoredFields> = {}): StoredFields {
  const [ru = "", uz = "", en = ""] = names.split(" | ");
  return {
    id,
    version: "1",
    brand: null,
    categoryIds: ["rings"],
    categorySlugs: ["rings"],
    sellerId: "zargar",
    price: 1,
    onSale: false,
    inStock: true,
    rating: 0,
    popularity: 0,
    createdAt: 0,
    ...more,
    names: `${getNames(say(ru, uz, en))}\n${getProperNames(more.brand ?? "")}`,
  };
}

const products = [
  product("silver", "Кольцо серебряное | Kumush uzuk | Silver ring", { popularity: 50, brand: "Zarina" }),
  product("gold", "Кольцо золотое | Oltin uzuk | Gold ring", { popularity: 70 }),
  product("wedding", "Обручальное кольцо | Nikoh uzugi | Wedding ring", { popularity: 90 }),
  product("sold", "Кольцо медное | Mis uzuk | Copper ring", { popularity: 99, inStock: false }),
  product("watch", "Наручные часы | Qoʻl soati | Wrist watch", { popularity: 10, categoryIds: ["watches"] }),
];

const categories = new NameList(
  [
    { id: "rings", name: say("Кольца", "Uzuklar", "Rings") },
    { id: "watches", name: say("Часы", "Soatlar", "Watches") },
    { id: "empty", name: say("Кольчуги", "Sovutlar", "Ring mail") },
  ],
  ({ name }) => getNames(name),
);
const sellers = new NameList(
  [
    { id: "zargar", name: "Zargar uyi" },
    { id: "nothing", name: "Zargarlar" },
  ],
  ({ name }) => getProperNames(name),
);

function shop(written = products): CatalogImage {
  const image = new CatalogImage();
  image.apply(written);
  return image;
}

const nothing = { products: [], categories: [], sellers: [] };

function suggest(q: string, { image = shop(), limit = 5 } = {}) {
  const sources = { image, categories, sellers };
  const found = suggestTyped(q, limit, sources) ?? suggestForgiving(q, limit, sources) ?? nothing;
  return {
    products: found.products.map(({ id }) => id),
    categories: found.categories.map(({ id }) => id),
    sellers: found.sellers.map(({ id }) => id),
  };
}

const rings = ["gold", "silver", "wedding", "sold"];

describe("suggestions", () => {
  it.each([
    ["the beginning of a word in ru", "кол", rings],
    ["another ending", "кольца", rings],
    ["en", "rin", ["wedding", "gold", "silver", "sold"]],
    ["uz Latin", "uzuk", ["gold", "silver", "sold"]],
    ["uz Cyrillic", "узук", ["gold", "silver", "sold"]],
    ["the apostrophe of a keyboard", "qo'l", ["watch"]],
    ["Uzbek letters", "қўл", ["watch"]],
    ["a Russian keyboard", "кул", ["watch"]],
    ["words in any order", "серебряное кольцо", ["silver"]],
    ["a brand in Cyrillic", "зарин", ["silver"]],
    ["a letter wrong", "кальцо", rings],
    ["two letters swapped", "wacth", ["watch"]],
    ["one letter", "к", [...rings.slice(0, 2), "watch", "wedding", "sold"]],
  ])("by %s", (_, q, expected) => {
    expect(suggest(q).products).toEqual(expected);
  });

  it("list names that begin with the query first, by popularity, and sold-out products last", () => {
    expect(suggest("кольцо", { limit: 2 }).products).toEqual(["gold", "silver"]);
    expect(suggest("кольцо", { limit: 4 }).products).toEqual(rings);
  });

  it("include categories and shops that have products", () => {
    expect(suggest("коль").categories).toEqual(["rings"]);
    expect(suggest("зарг")).toEqual({ products: [], categories: [], sellers: ["zargar"] });
  });

  it("tolerate no typing error while a name matches exactly", () => {
    expect(suggest("ring").categories).toEqual(["rings"]);
    expect(suggest("soat").products).toEqual(["watch"]);
    expect(suggest("zargr").sellers).toEqual(["zargar"]);
  });

  it.each(["трактор", "зжф", "!!!", " ", "\n", "(.*", "a".repeat(200)])("are empty for the query %j", (q) => {
    expect(suggest(q)).toEqual(nothing);
  });

  it("follow changes of the catalogue, also with typing errors", () => {
    const image = shop();
    image.apply([product("watch", "Будильник | Budilnik | Alarm clock")], ["gold"]);
    expect(suggest("золот", { image }).products).toEqual([]);
    expect(suggest("wacth", { image }).products).toEqual([]);
    expect(suggest("bodilnik", { image }).products).toEqual(["watch"]);
    expect(suggest("кол", { image }).products).toEqual(["silver", "wedding", "sold"]);
  });
});
