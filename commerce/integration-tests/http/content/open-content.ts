import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import { ContentVersion, type DeletedContent } from "@bezak/contract/content-versions.ts";
import { sharedCatalog } from "../catalog/open-catalog.ts";
import { shopCalls } from "../shops/shop-calls.ts";

interface Answer {
  code: string;
  banner: AdministeredBanner;
  section: AdministeredSection;
  content: AdministeredBanner | AdministeredSection;
  versions: ContentVersion[];
  deleted: DeletedContent[];
  count: number;
  next: string | null;
  details?: { fields?: Record<string, string>; current?: AdministeredBanner };
}

export const title = { ru: "Осень" };

/** An administrator's calls about banners at one position, and about sections. */
export async function openContent(position: string) {
  const catalog = await sharedCatalog();
  const calls = shopCalls(catalog);
  const admin = await calls.administrator();
  const { rows } = await catalog.db.query<{ id: string }>(
    `select id from "user" order by created_at desc limit 1`,
  );
  const owner = rows[0]!.id;
  const image = {
    desktop: await calls.sent(owner, `${position}wide`),
    mobile: await calls.sent(owner, `${position}tall`),
  };
  const call = (method: string, path: string, body?: unknown) =>
    catalog.commerce.call<Answer>(method, `/admin/${path}`, { token: admin, body });
  const read = async <Name extends "banners" | "sections">(name: Name, query = "") => {
    const { body } = await catalog.commerce.call<{
      banners: AdministeredBanner[];
      sections: AdministeredSection[];
    }>("GET", `/admin/${name}?limit=100${query}`, { token: admin });
    return body[name];
  };
  const list = () => read("banners", `&position=${position}`);
  const versions = async (id: string) => {
    const { body } = await call("GET", `content/${id}/versions?limit=100`);
    return ContentVersion.array().parse(body.versions);
  };
  return {
    catalog,
    calls,
    owner,
    image,
    call,
    list,
    versions,
    acts: async (id: string) => (await versions(id)).map(({ act }) => act),
    create: async (more: object = {}) =>
      (await call("POST", "banners", { title, image, link: "/category/rings", position, ...more })).body
        .banner,
    createSection: async (more: object) => (await call("POST", "sections", { title, ...more })).body.section,
    shown: async () =>
      (
        await catalog.commerce.call<{ banners: AdministeredBanner[] }>(
          "GET",
          `/catalog/banners?position=${position}`,
        )
      ).body.banners,
    find: async (id: string) => (await list()).find((one) => one.id === id),
    findSection: async (id: string) => (await read("sections")).find((one) => one.id === id),
    run: (job: "publishScheduled" | "releaseDeletedPictures") =>
      catalog.commerce.run("../../http/content/inside/content-jobs.ts", job),
    clear: async () => {
      for (const { id } of await list()) await call("DELETE", `banners/${id}`);
    },
  };
}

export type OpenContent = Awaited<ReturnType<typeof openContent>>;
