import type { Contacts, Requisites } from "@bezak/contract/contacts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredSettings, type StoredSettings } from "../modules/settings/stored-settings.ts";
import { readRows } from "../read-rows.ts";

type ContactValues = Pick<Contacts, "email" | "phone" | "address" | "hours">;

const noContacts: ContactValues = { email: null, phone: null, address: null, hours: null };

const noRequisites: Requisites = { legalName: null, tin: null, address: null, licence: null };

/** Contacts of the demo: the address and the numbers belong to nobody. */
const demo: ContactValues = {
  email: "help@bezak.uz",
  phone: "+998 71 200 00 00",
  address: {
    ru: "Ташкент, ул. Амира Темура, 1",
    uz: "Toshkent, Amir Temur koʻchasi, 1-uy",
    en: "1 Amir Temur Street, Tashkent",
  },
  hours: {
    ru: "Поддержка — круглосуточно\nЗвонки — ежедневно 9:00–21:00\nОфис — пн–пт 9:00–18:00",
    uz: "Yordam — kecha-yu kunduz\nQoʻngʻiroqlar — har kuni 9:00–21:00\nOfis — du–ju 9:00–18:00",
    en: "Support — around the clock\nCalls — every day 9:00–21:00\nOffice — Mon–Fri 9:00–18:00",
  },
};

/** The demo's contacts apply only where demo data is permitted. */
function defaults(env: NodeJS.ProcessEnv): ContactValues {
  return env.NODE_ENV === "production" && env.BEZAK_DEMO !== "1" ? noContacts : demo;
}

function fromEnvironment(env: NodeJS.ProcessEnv): Partial<ContactValues> {
  const { SHOP_EMAIL: email, SHOP_PHONE: phone, SHOP_ADDRESS: address } = env;
  return { ...(email && { email }), ...(phone && { phone }), ...(address && { address: { ru: address } }) };
}

/** Contacts from the settings, else from the environment, else null (in a demo: its own). */
export function toContacts({ contacts }: StoredSettings): ContactValues {
  return {
    ...defaults(process.env),
    ...fromEnvironment(process.env),
    ...(contacts as Partial<ContactValues> | undefined),
  };
}

export function toRequisites({ requisites }: StoredSettings): Requisites {
  return { ...noRequisites, ...(requisites as Partial<Requisites> | undefined) };
}

export async function readContacts(container: MedusaContainer): Promise<Contacts> {
  const [stored, [store]] = await Promise.all([
    readStoredSettings(container, ["contacts", "requisites"]),
    readRows<{ name: string }>(container, "select name from store where deleted_at is null limit 1"),
  ]);
  return { storeName: store?.name ?? "", ...toContacts(stored), requisites: toRequisites(stored) };
}
