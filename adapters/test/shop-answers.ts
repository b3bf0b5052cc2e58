import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import type { OpenInvitation, OwnShop, ShopSettings, ShopTeam } from "@bezak/contract/shops.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const now = "2026-11-01T10:00:00.000Z";
const face = { id: "sel_1", name: "Atlas", slug: "atlas", logo: null };

/** Some fields more than anybody may see. */
type Leaky<T> = T & Record<string, unknown>;

const own: Leaky<OwnShop> = {
  ...{ ...face, status: "active", suspendedReason: null, holidayUntil: null, role: "owner", awaiting: 3 },
  checklist: [{ step: "profile", done: true }],
  payoutAccount: { account: "20208000900123456001" },
};

const settings: Leaky<ShopSettings> = {
  ...{ name: "Atlas", slug: "atlas", description: { ru: "Шёлк" }, logo: null, banner: null },
  ...{ workingHours: "9:00-18:00", currency: "UZS", returnPolicy: null, freeShippingThreshold: 300_000 },
  ...{ deliveryZones: ["tashkent"], holidayUntil: null, payoutAccount: null, suspendedAt: now },
};

const team: Leaky<ShopTeam> = {
  members: [
    { id: "selmem_1", name: "Aziza", email: "aziza@bezak.uz", role: "owner", joinedAt: now, self: true },
  ],
  invitations: [{ id: "selinv_1", email: "ali@bezak.uz", role: "packer", createdAt: now, expiresAt: now }],
  tokenHash: "nobody's",
};

const invitation: Leaky<OpenInvitation> = {
  ...{ shop: { name: "Atlas", logo: null }, role: "packer", email: "a•••@bezak.uz", expiresAt: now },
  ...{ invitedBy: "cus_1" },
};

const administered: Leaky<AdministeredShop> = {
  ...{
    ...face,
    status: "active",
    suspendedReason: null,
    cashCollector: "shop",
    productCount: 21,
    joinedAt: now,
  },
  ...{ owner: { id: "cus_1", name: "Aziza", email: "aziza@bezak.uz" }, payoutAccount: "nobody's" },
};

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** What a healthy commerce answers to the calls about a shop of one's own; null for any other. */
export function shopAnswers({ method, path, body }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "GET /vendor/shop":
      return ok({ shop: own });
    case "GET /vendor/shop/settings":
    case "PATCH /vendor/shop/settings":
      return ok({ settings });
    case "POST /vendor/shop/members":
      return ok(team, 201);
    case "GET /vendor/shop/members":
    case "PATCH /vendor/shop/members/selmem_2":
    case "DELETE /vendor/shop/members/selmem_2":
      return ok(team);
    case "POST /internal/seller-invitations":
      return ok({ invitation });
    case "POST /customer/seller-invitations":
      return ok({ role: "packer" });
    case "GET /admin/shops":
      return ok({ shops: [administered], count: 1 });
    case "POST /admin/shops/sel_1/suspension": {
      const { reason } = body as { reason: string };
      return ok({ shop: { ...administered, status: "suspended", suspendedReason: reason } });
    }
    case "POST /admin/shops/sel_1/cash-collector":
      return ok({ shop: { ...administered, cashCollector: (body as { collector: string }).collector } });
    case "POST /admin/shops/sel_1/resumption":
      return ok({ shop: administered });
    default:
      return null;
  }
}
