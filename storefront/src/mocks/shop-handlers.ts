import type { AdministeredShop, sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { ShopSettings, ShopSettingsChange, shopsRoutes, ShopTeam } from "@bezak/contract/shops.ts";
import { http, HttpResponse } from "msw";
import { answer, base, failure } from "./answers.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { administeredShops, openInvitation, shopSettings, shopTeam } from "./shop-fixtures.ts";

type Shops = typeof shopsRoutes;
type Admin = typeof sellerAdminRoutes;

let settings: ShopSettings = shopSettings;
let team: ShopTeam = shopTeam;
let shops: readonly AdministeredShop[] = administeredShops;

/** Settings, team and shops are as they were first, or as given: for stories and tests. */
export function resetShops(
  to: { settings?: Partial<ShopSettings>; team?: ShopTeam; shops?: readonly AdministeredShop[] } = {},
): void {
  settings = { ...shopSettings, ...to.settings };
  team = to.team ?? shopTeam;
  shops = to.shops ?? administeredShops;
}

/** A refusal that names fields. */
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

function turned(id: unknown, part: Partial<AdministeredShop>) {
  shops = shops.map((shop) => (shop.id === id ? { ...shop, ...part } : shop));
  const shop = shops.find((one) => one.id === id);
  if (!shop) return failure("seller_not_found", "Продавец не найден");
  return answer<Admin["resumeShop"]>({ success: true, data: shop });
}

/** Settings and team of the shop of whoever is signed in; `Taken` is the name of another shop. */
export const shopHandlers = [
  http.get(`${base}/sellers/me/settings`, ({ request }) =>
    signedIn(request) ? answer<Shops["shopSettings"]>({ success: true, data: settings }) : guest(),
  ),
  http.put(`${base}/sellers/me/settings`, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const body = (await request.json()) as ShopSettingsChange;
    if (body.name === "Taken") return failure("shop_name_taken", "Магазин с таким названием уже есть");
    if (body.payoutAccount?.mfo === "00000") return wrong({ "payoutAccount.mfo": "Такого банка нет" });
    settings = { ...settings, ...body };
    return answer<Shops["changeShopSettings"]>({ success: true, data: settings });
  }),
  http.get(`${base}/sellers/me/members`, ({ request }) => (signedIn(request) ? teamAnswer() : guest())),
  http.post(`${base}/sellers/me/members`, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { email, role } = (await request.json()) as { email: string; role: "manager" | "packer" };
    if (team.members.some((member) => member.email === email)) {
      return failure("member_exists", "Этот человек уже в команде магазина");
    }
    team = invited(email, role);
    return teamAnswer(201);
  }),
  http.put(`${base}/sellers/me/members/:id`, async ({ request, params }) => {
    const { role } = (await request.json()) as { role: "manager" | "packer" };
    const members = team.members.map((one) => (one.id === params.id ? { ...one, role } : one));
    team = { ...team, members };
    return teamAnswer();
  }),
  http.delete(`${base}/sellers/me/members/:id`, ({ params }) => {
    const stays = ({ id }: { id: string }) => id !== params.id;
    team = { members: team.members.filter(stays), invitations: team.invitations.filter(stays) };
    return teamAnswer();
  }),
  http.post(`${base}/seller-invitations/read`, async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    return token === "used"
      ? failure("invitation_invalid", "Приглашение недействительно или устарело")
      : answer<Shops["invitation"]>({ success: true, data: openInvitation });
  }),
  http.post(`${base}/seller-invitations/accept`, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { token } = (await request.json()) as { token: string };
    if (token === "another") {
      return failure("invitation_for_another", "Это приглашение для другого человека");
    }
    return answer<Shops["acceptInvitation"]>({ success: true, data: { role: openInvitation.role } });
  }),
  http.get(`${base}/admin/sellers`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [q, status] = [searchParams.get("q")?.toLowerCase() ?? "", searchParams.get("status")];
    const data = shops.filter(
      (shop) => shop.name.toLowerCase().includes(q) && (status === null || shop.status === status),
    );
    const pagination = { page: 1, limit: 20, total: data.length, pages: Math.min(1, data.length) };
    return answer<Admin["administeredShops"]>({ success: true, data, pagination });
  }),
  http.put(`${base}/admin/sellers/:id/suspend`, async ({ params, request }) => {
    const { reason } = (await request.json()) as { reason: string };
    return turned(params.id, { status: "suspended", suspendedReason: reason });
  }),
  http.put(`${base}/admin/sellers/:id/cash-collector`, async ({ params, request }) => {
    const { collector } = (await request.json()) as { collector: AdministeredShop["cashCollector"] };
    return turned(params.id, { cashCollector: collector });
  }),
  http.put(`${base}/admin/sellers/:id/resume`, ({ params }) =>
    turned(params.id, { status: "active", suspendedReason: null }),
  ),
];
