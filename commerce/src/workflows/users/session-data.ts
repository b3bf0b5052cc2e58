import { SHOP_SESSION_MODULE } from "../../modules/session/index.ts";
import type { ShopSessionModuleService } from "../../modules/session/service.ts";
import type { PersonalDataPart } from "./personal-data.ts";

const time = (at: Date | string) => new Date(at).toISOString();

export const sessionData: PersonalDataPart = {
  name: "sessions",
  async collect(container, customerId) {
    const sessions = await container
      .resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE)
      .listShopSessions({ customer_id: customerId }, { take: null, order: { created_at: "DESC" } });
    return sessions.map(({ device, created_at, last_seen_at, revoked_at }) => ({
      device,
      openedAt: time(created_at),
      lastSeenAt: time(last_seen_at),
      endedAt: revoked_at && time(revoked_at),
    }));
  },
  async erase(sql, customerId) {
    await sql("delete from shop_session where customer_id = ?", [customerId]);
  },
};
