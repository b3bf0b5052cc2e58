import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { readOwnShop } from "../../../src/workflows/shop/read-own-shop.ts";
import type { readSettings } from "../../../src/workflows/shop/read-settings.ts";
import type { Team } from "../../../src/workflows/shop/read-team.ts";
import { addSeller } from "../../harness/add-seller.ts";
import type { Shop } from "../../harness/shop.ts";
import { peopleCalls } from "../users/people.ts";

export type Person = Awaited<ReturnType<ReturnType<typeof peopleCalls>["join"]>>;

export interface Refused {
  code: string;
  details?: { fields?: Record<string, string>; retryAfter?: number };
}

type Settings = { settings: Awaited<ReturnType<typeof readSettings>> } & Refused;
type Own = { shop: Awaited<ReturnType<typeof readOwnShop>> } & Refused;

let made = 0;

/** Members of the fixture's shops and their calls, as the web server makes them. */
export function shopCalls(shop: Shop) {
  const people = peopleCalls(shop);
  const call = <T>(method: string, path: string, token: string | undefined, body?: unknown) =>
    shop.commerce.call<T & Refused>(method, path, { token, body });

  async function sellerId(slug: string): Promise<string> {
    const { rows } = await shop.db.query<{ id: string }>("select id from seller where slug = $1", [slug]);
    return rows[0]?.id ?? "";
  }

  return {
    people,
    sellerId,
    /** Creates a shop without products; returns its slug. */
    async newShop(name: string): Promise<string> {
      const slug = `own-${(made += 1)}`;
      await addSeller(shop.db, slug, name);
      return slug;
    },
    async member(slug: string, role: SellerRole, about: object = {}): Promise<Person> {
      const person = await people.join(about);
      await shop.db.query(
        "insert into seller_member (id, customer_id, seller_id, role) values ($1, $2, $3, $4)",
        [`selmem_test_${(made += 1)}`, person.id, await sellerId(slug), role],
      );
      return person;
    },
    /** A token of a person who has just entered the password. */
    confirmed: async ({ session }: Person) =>
      (await people.auth.exchangeConfirmed(session)).body.customerToken ?? "",
    own: (token?: string) => call<Own>("GET", "/vendor/shop", token),
    settings: (token?: string) => call<Settings>("GET", "/vendor/shop/settings", token),
    change: (token: string | undefined, body: unknown) =>
      call<Settings>("PATCH", "/vendor/shop/settings", token, body),
    team: (token?: string) => call<Team>("GET", "/vendor/shop/members", token),
    invite: (token: string | undefined, email: string, role = "packer") =>
      call<Team>("POST", "/vendor/shop/members", token, { email, role }),
    setRole: (token: string | undefined, id: string, role: string) =>
      call<Team>("PATCH", `/vendor/shop/members/${id}`, token, { role }),
    remove: (token: string | undefined, id: string) =>
      call<Team>("DELETE", `/vendor/shop/members/${id}`, token),
    invitation: (token: string) =>
      call<{ invitation: object }>("POST", "/internal/seller-invitations", undefined, { token }),
    accept: (person: { token: string } | undefined, token: string) =>
      call<{ role: SellerRole }>("POST", "/customer/seller-invitations", person?.token, { token }),
    /** A token of a new administrator, by default with the password just entered. */
    async administrator({ confirmed = true } = {}): Promise<string> {
      const account = { email: `head${(made += 1)}@example.uz`, password: "boss-password" };
      await shop.commerce.run("../../http/auth/inside/open-administrator.ts", account);
      const { body } = await people.auth.login(account.email, account.password);
      const exchanged = confirmed
        ? await people.auth.exchangeConfirmed(body.token, account.password)
        : await people.auth.exchange(body.token);
      return exchanged.body.adminToken ?? "";
    },
    async sent(ownerId: string, word: string, type = "image"): Promise<string> {
      const url = `/files/uploads/${word.padEnd(24, "0")}-200x200.webp`;
      await shop.db.query(
        "insert into shop_upload (id, owner_id, type, url, sent_bytes, idle_since) values ($1, $2, $3, $4, 1, now())",
        [`upl_${word}`, ownerId, type, url],
      );
      return url;
    },
    async holders(url: string): Promise<string[]> {
      const { rows } = await shop.db.query<{ holder: string }>(
        "select holder from shop_upload_use u join shop_upload f on f.id = u.upload_id where f.url = $1",
        [url],
      );
      return rows.map(({ holder }) => holder);
    },
  };
}
