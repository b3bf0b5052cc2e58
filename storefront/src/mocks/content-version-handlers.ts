import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { BannerContent } from "@bezak/contract/content-draft.ts";
import type {
  BannerDraftChange,
  ContentVersion,
  contentVersionRoutes,
  DeletedContent,
  SectionDraftChange,
} from "@bezak/contract/content-versions.ts";
import * as routes from "@bezak/contract/routes/content-versions.ts";
import { answer, failure } from "./answers.ts";
import { administeredBanners, putContent, restoreBanner, storedContent } from "./content-admin-handlers.ts";
import { toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof contentVersionRoutes;
type Row = AdministeredBanner | AdministeredSection;

const author = "admin@bezak.uz";

const toContent = ({ id: _, order: __, version: ___, draft: ____, ...content }: Row) => content;

const first = administeredBanners[0]!;
const content = toContent(first) as BannerContent;

/** The versions of `ban_0`; others have none. */
export const contentVersions: readonly ContentVersion[] = [
  { number: 3, act: "published", at: "2026-11-20T09:10:00.000Z", author, from: null, content },
  {
    number: 2,
    act: "changed",
    at: "2026-11-18T14:00:00.000Z",
    author: "marketing@bezak.uz",
    from: null,
    content: { ...content, title: { ru: "Украшения к осени" }, link: "/catalog" },
  },
  {
    number: 1,
    act: "initial",
    at: "2026-11-01T05:00:00.000Z",
    author: null,
    from: null,
    content: { ...content, title: { ru: "Украшения" }, link: "/catalog", active: false },
  },
];

export const deletedBanner: DeletedContent = {
  id: "ban_deleted",
  title: { ru: "Чёрная пятница", uz: "Qora juma", en: "Black Friday" },
  deletedAt: "2026-11-27T10:00:00.000Z",
  author,
  restorableUntil: "2026-12-27T10:00:00.000Z",
};

const find = (id: string): Row | undefined =>
  [...storedContent().banners, ...storedContent().sections].find((row) => row.id === id);
const missing = () => failure("not_found", "Такого баннера или раздела нет");
const stale = (current: Row) => failure("stale_version", "Данные уже изменились", { current });

/** `row` with a draft; `publishAt` undefined leaves it as it is. */
export function withDraft<Kind extends Row>(
  row: Kind,
  { publishAt, ...change }: BannerDraftChange | SectionDraftChange,
): Kind {
  const { version: _, ...parts } = change;
  const draft = {
    content: { ...(row.draft?.content ?? toContent(row)), ...parts },
    savedAt: "2026-11-28T08:00:00.000Z",
    author,
    publishAt: publishAt === undefined ? (row.draft?.publishAt ?? null) : publishAt,
    refused: false,
  };
  return { ...row, draft } as Kind;
}

interface Request {
  id: string;
  version: string | undefined;
  call: string;
  body: unknown;
}

/** The row after a change of its seen version. */
function change({ id, version, call, body }: Request, apply: (row: Row) => Row) {
  const current = find(id);
  if (!current) return { refusal: missing() };
  if (version !== undefined && version !== current.version) return { refusal: stale(current) };
  return { row: putContent(apply(current), { call, body }) };
}

const publish = (row: Row): Row => ({ ...row, ...row.draft?.content, draft: null }) as Row;

export const contentVersionHandlers = [
  mock(routes.saveBannerDraft, async ({ params, request }) => {
    const { version, ...body } = (await request.json()) as BannerDraftChange;
    const { row, refusal } = change({ id: String(params.id), version, call: "draft", body }, (one) =>
      withDraft(one, body),
    );
    return refusal ?? answer<Routes["saveBannerDraft"]>({ success: true, data: row as AdministeredBanner });
  }),
  mock(routes.saveSectionDraft, async ({ params, request }) => {
    const { version, ...body } = (await request.json()) as SectionDraftChange;
    const { row, refusal } = change({ id: String(params.id), version, call: "draft", body }, (one) =>
      withDraft(one, body),
    );
    return refusal ?? answer<Routes["saveSectionDraft"]>({ success: true, data: row as AdministeredSection });
  }),
  mock(routes.discardDraft, async ({ params, request }) => {
    const { version } = (await request.json()) as { version?: string };
    const { row, refusal } = change(
      { id: String(params.id), version, call: "discard", body: null },
      (row) => ({
        ...row,
        draft: null,
      }),
    );
    return refusal ?? answer<Routes["discardDraft"]>({ success: true, data: row });
  }),
  mock(routes.publishDraft, async ({ params, request }) => {
    const { version } = (await request.json()) as { version?: string };
    const { row, refusal } = change({ id: String(params.id), version, call: "publish", body: null }, publish);
    return refusal ?? answer<Routes["publishDraft"]>({ success: true, data: row });
  }),
  mock(routes.contentVersions, ({ params, request }) =>
    answer<Routes["contentVersions"]>(toPage(request, params.id === "ban_0" ? contentVersions : [])),
  ),
  mock(routes.rollBackContent, async ({ params, request }) => {
    const body = (await request.json()) as { number: number; version?: string };
    const version = contentVersions.find(({ number }) => number === body.number);
    if (!version) return missing();
    const { row, refusal } = change(
      { id: String(params.id), version: body.version, call: "rollback", body: body.number },
      (row) => ({ ...row, ...version.content, active: row.active }) as Row,
    );
    return refusal ?? answer<Routes["rollBackContent"]>({ success: true, data: row });
  }),
  mock(routes.deletedContent, ({ request }) => {
    const isBanners = request.url.includes("kind=banners");
    const isRestored = find(deletedBanner.id) !== undefined;
    const q = new URL(request.url).searchParams.get("q")?.toLowerCase() ?? "";
    const isFound = Object.values(deletedBanner.title).some((text) => text?.toLowerCase().includes(q));
    const rows = isBanners && !isRestored && isFound ? [deletedBanner] : [];
    return answer<Routes["deletedContent"]>(toPage(request, rows));
  }),
  mock(routes.restoreContent, ({ params }) => {
    if (params.id !== deletedBanner.id) return missing();
    const row = { ...first, id: deletedBanner.id, title: deletedBanner.title, active: false, order: 9 };
    restoreBanner(row);
    return answer<Routes["restoreContent"]>({ success: true, data: row });
  }),
];
