import type { Contacts } from "@bezak/contract/contacts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../modules/settings/service.ts";

const nothing: Contacts = { email: null, phone: null, address: null };

/** Contacts of the demo: the address and the numbers belong to nobody. */
const demo: Contacts = {
  email: "help@bezak.uz",
  phone: "+998 71 200 00 00",
  address: {
    ru: "Ташкент, ул. Амира Темура, 1",
    uz: "Toshkent, Amir Temur koʻchasi, 1-uy",
    en: "1 Amir Temur Street, Tashkent",
  },
};

/** The demo's contacts apply only where demo data is permitted. */
function defaults(env: NodeJS.ProcessEnv): Contacts {
  return env.NODE_ENV === "production" && env.BEZAK_DEMO !== "1" ? nothing : demo;
}

function fromEnvironment(env: NodeJS.ProcessEnv): Partial<Contacts> {
  const { SHOP_EMAIL: email, SHOP_PHONE: phone, SHOP_ADDRESS: address } = env;
  return { ...(email && { email }), ...(phone && { phone }), ...(address && { address: { ru: address } }) };
}

/** Reads contacts from the settings, else from the environment, else null (in a demo: its own). */
export async function readContacts(container: MedusaContainer): Promise<Contacts> {
  const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const [row] = await settings.listShopSettings({ id: ["contacts"] });
  const stored = (row?.value as { value?: Partial<Contacts> } | undefined)?.value;
  return { ...defaults(process.env), ...fromEnvironment(process.env), ...stored };
}
