import type {
  AdministeredBanner,
  AdministeredSection,
  BannerChange,
  contentAdminRoutes,
  ContentOrder,
  SectionChange,
} from "@bezak/contract/content-admin.ts";
import * as routes from "@bezak/contract/routes/content-admin.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { banners, sections } from "./content-fixtures.ts";
import { toPage } from "./finance-answers.ts";
import { findChanged, mock } from "./mock.ts";

type Routes = typeof contentAdminRoutes;

const version = "1793527200000000";
const crops = { desktop: null, mobile: null };
const draft = null;
const always = { active: true, startsAt: null, endsAt: null, draft, version };

/** The banners of the home page, and a scheduled, an expired and an inactive one. */
export const administeredBanners: readonly AdministeredBanner[] = [
  ...banners.map((banner) => ({ ...banner, crops, draft, version })),
  {
    ...banners[0]!,
    ...always,
    crops,
    id: "ban_scheduled",
    title: { ru: "Новогодние подарки", uz: "Yangi yil sovgʻalari", en: "New Year's gifts" },
    order: 3,
    startsAt: "2099-12-19T19:00:00.000Z",
    endsAt: "2099-12-31T19:00:00.000Z",
  },
  {
    ...banners[1]!,
    ...always,
    crops,
    id: "ban_expired",
    title: { ru: "Очень-Длинное-Название-Осенней-Распродажи-Без-Единого-Пробела и ещё слова после него" },
    subtitle: { ru: "" },
    order: 4,
    endsAt: "2026-09-30T12:30:00.000Z",
  },
  {
    ...banners[2]!,
    ...always,
    crops,
    id: "ban_off",
    title: { ru: "Черновик", uz: "Qoralama", en: "Draft" },
    order: 5,
    active: false,
    position: "section",
  },
];

/** The sections of the home page, a text that is off, and one that is on but empty. */
export const administeredSections: readonly AdministeredSection[] = [
  ...sections.map(({ items: _items, ...section }) => ({ ...section, draft, version }) as AdministeredSection),
  {
    ...always,
    id: "sec_text",
    type: "text",
    title: { ru: "О нас", uz: "Biz haqimizda", en: "About us" },
    source: { text: { ru: "Безак — аксессуары", uz: "Bezak — aksessuarlar", en: "Bezak — accessories" } },
    order: 5,
    active: false,
  },
  {
    ...always,
    id: "sec_empty",
    type: "products",
    title: { ru: "Бренд, которого нет", uz: "Yoʻq brend", en: "A brand that is gone" },
    source: { brand: ["Nobody"], limit: 12 },
    order: 6,
  },
];

type SentContent = { call: string; body: unknown };

let stored = { banners: administeredBanners, sections: administeredSections };
let sent: SentContent[] = [];

/** Resets banners and sections to the first or the given ones. */
export function resetContent(to: Partial<typeof stored> = {}): void {
  stored = { banners: administeredBanners, sections: administeredSections, ...to };
  sent = [];
}

/** What was sent, the latest last. */
export const sentContent = (): readonly SentContent[] => sent;

/** Changes a banner as another administrator, which gives it another version. */
export function changeBannerElsewhere(id: string, change: Partial<AdministeredBanner>): void {
  stored = {
    ...stored,
    banners: stored.banners.map((one) =>
      one.id === id ? { ...one, ...change, version: `${one.version}1` } : one,
    ),
  };
}

/** Puts all banners in another order as another administrator. */
export function orderBannersElsewhere(ids: readonly string[]): void {
  const banners = ids.map((id, order) => ({ ...stored.banners.find((one) => one.id === id)!, order }));
  stored = { ...stored, banners };
}

/** Banners and sections as they are now. */
export const storedContent = (): Readonly<typeof stored> => stored;

/** Replaces one row, and remembers what was sent. */
export function putContent(
  row: AdministeredBanner | AdministeredSection,
  { call, body }: SentContent,
): AdministeredBanner | AdministeredSection {
  const put = <Row extends { id: string; version: string }>(rows: readonly Row[]): Row[] =>
    rows.map((one) => (one.id === row.id ? ({ ...row, version: `${one.version}1` } as unknown as Row) : one));
  sent = [...sent, { call, body }];
  stored = { banners: put(stored.banners), sections: put(stored.sections) };
  return [...stored.banners, ...stored.sections].find(({ id }) => id === row.id)!;
}

/** Adds a row that was deleted. */
export function restoreBanner(row: AdministeredBanner): void {
  sent = [...sent, { call: "restore", body: row.id }];
  stored = { ...stored, banners: [...stored.banners, row] };
}

const refused = (fields: Record<string, string>) =>
  HttpResponse.json(
    {
      success: false,
      message: "Проверьте введённые данные",
      error: "Проверьте введённые данные",
      code: "invalid_input",
      fields,
      requestId: "mock-request",
    },
    { status: 400 },
  );

/** The present order, if it is neither the one that was seen nor the wanted one. */
function findOtherOrder(rows: readonly { id: string }[], { ids, seen }: ContentOrder) {
  const present = rows.map(({ id }) => id);
  const isOther = seen !== undefined && ![seen, ids].some((one) => one.join() === present.join());
  return isOther ? { ids: present } : null;
}

/** The rows in another order; null for another set of ids. */
function inOrder<Row extends { id: string; order: number; version: string }>(
  rows: readonly Row[],
  { ids }: ContentOrder,
): Row[] | null {
  sent = [...sent, { call: "order", body: ids }];
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (found.length !== rows.length || ids.length !== rows.length) return null;
  return found.map((row, order) =>
    row.order === order ? row : { ...row, order, version: `${row.version}1` },
  );
}

const done = <R extends "orderBanners" | "orderSections" | "deleteBanner" | "deleteSection">() =>
  answer<Routes[R]>({ success: true, data: null } as Parameters<typeof answer<Routes[R]>>[0]);
const outdated = () => failure("conflict", "Данные изменились. Обновите страницу и повторите");
const stale = (current: unknown) => failure("stale_version", "Данные уже изменились", { current });
const noBanner = () => failure("banner_not_found", "Баннер не найден");
const noSection = () => failure("section_not_found", "Раздел не найден");

const bannerHandlers = [
  mock(routes.administeredBanners, ({ request }) =>
    answer<Routes["administeredBanners"]>(toPage(request, stored.banners)),
  ),
  mock(routes.createBanner, async ({ request }) => {
    const body = (await request.json()) as AdministeredBanner;
    sent = [...sent, { call: "create", body }];
    const data = { ...body, id: "ban_new", order: stored.banners.length, crops, draft, version };
    stored = { ...stored, banners: [...stored.banners, data] };
    return answer<Routes["createBanner"]>({ success: true, data }, 201);
  }),
  mock(routes.changeBanner, async ({ params, request }) => {
    const { version: seen, ...change } = (await request.json()) as BannerChange;
    sent = [...sent, { call: "change", body: change }];
    const current = stored.banners.find(({ id }) => id === params.id);
    if (!current) return noBanner();
    if (seen !== undefined && seen !== current.version) return stale(current);
    if (change.link === "/refused") return refused({ link: "Такой страницы нет" });
    changeBannerElsewhere(current.id, change as Partial<AdministeredBanner>);
    const data = stored.banners.find(({ id }) => id === current.id)!;
    return answer<Routes["changeBanner"]>({ success: true, data });
  }),
  mock(routes.orderBanners, async ({ request }) => {
    const order = (await request.json()) as ContentOrder;
    const other = findOtherOrder(stored.banners, order);
    if (other) return stale(other);
    const rows = inOrder(stored.banners, order);
    if (!rows) return outdated();
    stored = { ...stored, banners: rows };
    return done<"orderBanners">();
  }),
  mock(routes.deleteBanner, ({ params, request }) => {
    const changed = findChanged(request, stored.banners, params.id);
    if (changed) return stale(changed);
    const isShown = stored.sections.some((one) => one.type === "banner" && one.source.bannerId === params.id);
    if (isShown) return failure("banner_in_use", "Этот баннер показывает раздел главной страницы");
    stored = { ...stored, banners: stored.banners.filter(({ id }) => id !== params.id) };
    return done<"deleteBanner">();
  }),
];

const sectionHandlers = [
  mock(routes.administeredSections, ({ request }) =>
    answer<Routes["administeredSections"]>(toPage(request, stored.sections)),
  ),
  mock(routes.createSection, async ({ request }) => {
    const body = (await request.json()) as AdministeredSection;
    sent = [...sent, { call: "create", body }];
    const data = {
      ...body,
      id: "sec_new",
      order: stored.sections.length,
      draft,
      version,
    } as AdministeredSection;
    stored = { ...stored, sections: [...stored.sections, data] };
    return answer<Routes["createSection"]>({ success: true, data }, 201);
  }),
  mock(routes.changeSection, async ({ params, request }) => {
    const { version: seen, ...change } = (await request.json()) as SectionChange;
    sent = [...sent, { call: "change", body: change }];
    const current = stored.sections.find(({ id }) => id === params.id);
    if (!current) return noSection();
    if (seen !== undefined && seen !== current.version) return stale(current);
    const { source } = change;
    if (source && "category" in source && source.category === "cat_gone")
      return refused({ "source.category": "Такой категории нет" });
    const data = { ...current, ...change, version: `${current.version}1` } as AdministeredSection;
    stored = { ...stored, sections: stored.sections.map((one) => (one === current ? data : one)) };
    return answer<Routes["changeSection"]>({ success: true, data });
  }),
  mock(routes.orderSections, async ({ request }) => {
    const order = (await request.json()) as ContentOrder;
    const other = findOtherOrder(stored.sections, order);
    if (other) return stale(other);
    const rows = inOrder(stored.sections, order);
    if (!rows) return outdated();
    stored = { ...stored, sections: rows };
    return done<"orderSections">();
  }),
  mock(routes.deleteSection, ({ params, request }) => {
    const changed = findChanged(request, stored.sections, params.id);
    if (changed) return stale(changed);
    stored = { ...stored, sections: stored.sections.filter(({ id }) => id !== params.id) };
    return done<"deleteSection">();
  }),
];

/** Banners and sections of administrators; a banner's link `/refused` is refused at its field. */
export const contentAdminHandlers = [...bannerHandlers, ...sectionHandlers];
