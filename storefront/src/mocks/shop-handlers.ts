import { shopStates } from "@bezak/contract/seller-roles.ts";
import { countTabs } from "./count-tabs.ts";
import * as shopsCalls from "@bezak/contract/routes/shops.ts";
import * as sellerAdminCalls from "@bezak/contract/routes/seller-admin.ts";
import type { AdministeredShop, sellerAdminRoutes, ShopOverview } from "@bezak/contract/seller-admin.ts";
import type { ShopSettings, ShopSettingsChange, shopsRoutes, ShopTeam } from "@bezak/contract/shops.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { administeredShops, openInvitation, shopOverview, shopSettings, shopTeam } from "./shop-fixtures.ts";
import { mock } from "./mock.ts";

type Shops = typeof shopsRoutes;
type Admin = typeof sellerAdminRoutes;

let settings: ShopSettings = shopSettings;
let team: ShopTeam = shopTeam;
let shops: readonly AdministeredShop[] = administeredShops;
let overview: Partial<ShopOverview> = {};

/** Resets settings, team and shops. */
export function resetShops(
  to: {
    settings?: Partial<ShopSettings>;
    team?: ShopTeam;
    shops?: readonly AdministeredShop[];
    overview?: Partial<ShopOverview>;
  } = {},
): void {
  settings = { ...shopSettings, ...to.settings };
  team = to.team ?? shopTeam;
  shops = to.shops ?? administeredShops;
  overview = to.overview ?? {};
}

/** A refusal with field errors. */
function wrong(fields: Record<string, string>) {
  const text = "Проверьте, что вы ввели";
  const body = { success: false, message: text, error: text, code: "invalid_input", fields };
  return HttpResponse.json({ ...body, requestId: "mock-request" }, { status: 400 });
}

const now = () => new Date().toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function invited(email: string, role: "manager" | "packer"): ShopTeam {
  const others = team.invitations.filter((one) => one.email !== email);
  const invitation = { id: `selinv_${email}`, email, role, createdAt: now(), expiresAt: inDays(7) };
  return { ...team, invitations: [invitation, ...others] };
}

const teamAnswer = (status = 200) => answer<Shops["shopTeam"]>({ success: true, data: team }, status);

interface SeenVersion {
  id: unknown;
  version: string | undefined;
}

function overviewOf(id: unknown) {
  const shop = shops.find((one) => one.id === id);
  return shop
    ? answer<Admin["administeredShop"]>({ success: true, data: { ...shopOverview, ...overview, ...shop } })
    : failure("seller_not_found", "Продавец не найден");
}

function turned({ id, version }: SeenVersion, part: Partial<AdministeredShop>) {
  const current = shops.find((one) => one.id === id);
  if (!current) return failure("seller_not_found", "Продавец не найден");
  if (version !== current.version)
    return failure("stale_version", "Тем временем это изменил кто-то другой", { current });
  const shop = { ...current, ...part, version: `${version}1` };
  shops = shops.map((one) => (one.id === id ? shop : one));
  return answer<Admin["resumeShop"]>({ success: true, data: shop });
}

/** Settings and team of the user's shop; the name `Taken` belongs to another shop. */
export const shopHandlers = [
  mock(shopsCalls.shopSettings, ({ request }) =>
    signedIn(request) ? answer<Shops["shopSettings"]>({ success: true, data: settings }) : guest(),
  ),
  mock(shopsCalls.changeShopSettings, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const body = (await request.json()) as ShopSettingsChange;
    if (body.name === "Taken") return failure("shop_name_taken", "Магазин с таким названием уже есть");
    if (body.payoutAccount?.mfo === "00000") return wrong({ "payoutAccount.mfo": "Такого банка нет" });
    settings = { ...settings, ...body };
    return answer<Shops["changeShopSettings"]>({ success: true, data: settings });
  }),
  mock(shopsCalls.shopTeam, ({ request }) => (signedIn(request) ? teamAnswer() : guest())),
  mock(shopsCalls.inviteMember, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { email, role } = (await request.json()) as { email: string; role: "manager" | "packer" };
    if (team.members.some((member) => member.email === email)) {
      return failure("member_exists", "Этот человек уже в команде магазина");
    }
    team = invited(email, role);
    return teamAnswer(201);
  }),
  mock(shopsCalls.changeMember, async ({ request, params }) => {
    const { role } = (await request.json()) as { role: "manager" | "packer" };
    const members = team.members.map((one) => (one.id === params.id ? { ...one, role } : one));
    team = { ...team, members };
    return teamAnswer();
  }),
  mock(shopsCalls.removeMember, ({ params }) => {
    const stays = ({ id }: { id: string }) => id !== params.id;
    team = { members: team.members.filter(stays), invitations: team.invitations.filter(stays) };
    return teamAnswer();
  }),
  mock(shopsCalls.invitation, async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    return token === "used"
      ? failure("invitation_invalid", "Приглашение недействительно или устарело")
      : answer<Shops["invitation"]>({ success: true, data: openInvitation });
  }),
  mock(shopsCalls.acceptInvitation, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { token } = (await request.json()) as { token: string };
    if (token === "another") {
      return failure("invitation_for_another", "Это приглашение для другого человека");
    }
    return answer<Shops["acceptInvitation"]>({ success: true, data: { role: openInvitation.role } });
  }),
  mock(sellerAdminCalls.administeredShops, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [q, status] = [searchParams.get("q")?.toLowerCase() ?? "", searchParams.get("status")];
    const found = shops.filter((shop) => shop.name.toLowerCase().includes(q) || shop.id === q);
    const data = found.filter((shop) => status === null || shop.status === status);
    const counts = countTabs(shopStates, found, (shop, tab) => shop.status === tab);
    const pagination = { page: 1, limit: 20, total: data.length, pages: Math.min(1, data.length) };
    return answer<Admin["administeredShops"]>({ success: true, data, pagination, counts });
  }),
  mock(sellerAdminCalls.administeredShop, ({ params }) => overviewOf(params.id)),
  mock(sellerAdminCalls.suspendShop, async ({ params, request }) => {
    const { reason, version } = (await request.json()) as { reason: string; version?: string };
    return turned(
      { id: params.id, version },
      { status: "suspended", suspendedReason: reason, suspendedAt: now() },
    );
  }),
  mock(sellerAdminCalls.setCashCollector, async ({ params, request }) => {
    const { collector, version } = (await request.json()) as {
      collector: AdministeredShop["cashCollector"];
      version?: string;
    };
    return turned({ id: params.id, version }, { cashCollector: collector });
  }),
  mock(sellerAdminCalls.resumeShop, async ({ params, request }) => {
    const { version } = (await request.json()) as { version?: string };
    return turned({ id: params.id, version }, { status: "active", suspendedReason: null, suspendedAt: null });
  }),
];
