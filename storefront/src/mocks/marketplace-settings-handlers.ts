import { marketplaceSettings as example } from "@bezak/contract/examples/marketplace-settings.ts";
import type {
  MarketplaceSettings,
  MarketplaceSettingsChange,
  marketplaceSettingsRoutes,
} from "@bezak/contract/marketplace-settings.ts";
import * as routes from "@bezak/contract/routes/marketplace-settings.ts";
import { settingNames } from "@bezak/contract/setting-limits.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof marketplaceSettingsRoutes;

export const marketplaceSettings: MarketplaceSettings = {
  ...example,
  contacts: {
    ...example.contacts,
    hours: {
      ru: "Поддержка — круглосуточно\nЗвонки — ежедневно 9:00–21:00",
      uz: "Yordam — kecha-yu kunduz\nQoʻngʻiroqlar — har kuni 9:00–21:00",
      en: "Support — around the clock\nCalls — every day 9:00–21:00",
    },
  },
};

let stored = marketplaceSettings;
let sent: MarketplaceSettingsChange[] = [];

/** Resets the settings to the first ones with the given changes. */
export function resetMarketplaceSettings(to: Partial<MarketplaceSettings> = {}): void {
  stored = { ...marketplaceSettings, ...to };
  sent = [];
}

/** The changes that were sent, the latest last. */
export const sentChanges = (): readonly MarketplaceSettingsChange[] => sent;

/** Changes settings as an administrator, which gives them another version. */
export function changeSettingsAs(email: string, change: Partial<MarketplaceSettings>): void {
  const changed = settingNames.filter((name) => change[name] !== undefined);
  const now = { changedAt: new Date().toISOString(), changedBy: { id: email, email } };
  stored = {
    ...stored,
    ...change,
    lastChanges: [
      ...stored.lastChanges.filter(({ setting }) => !changed.includes(setting)),
      ...changed.map((setting) => ({ setting, ...now })),
    ],
    version: `${stored.version}+`,
  };
}

/** The settings of the marketplace; the phone `+998 00 000 00 00` is refused at its field. */
export const marketplaceSettingsHandlers = [
  mock(routes.marketplaceSettings, () =>
    answer<Routes["marketplaceSettings"]>({ success: true, data: stored }),
  ),
  mock(routes.changeMarketplaceSettings, async ({ request }) => {
    const change = (await request.json()) as MarketplaceSettingsChange;
    sent = [...sent, change];
    const { version, lastChanges: _lastChanges, contacts, requisites, ...plain } = change;
    if (version !== undefined && version !== stored.version)
      return failure("stale_version", "Данные уже изменились", { current: stored });
    if (contacts?.phone === "+998 00 000 00 00") return refusePhone();
    changeSettingsAs("admin@bezak.uz", {
      ...plain,
      ...(contacts && { contacts: { ...stored.contacts, ...contacts } }),
      ...(requisites && { requisites: { ...stored.requisites, ...requisites } }),
    });
    return answer<Routes["changeMarketplaceSettings"]>({ success: true, data: stored });
  }),
];

function refusePhone() {
  const text = "Проверьте введённые данные";
  const body = {
    success: false,
    message: text,
    error: text,
    code: "invalid_input",
    requestId: "mock-request",
  };
  return HttpResponse.json({ ...body, fields: { "contacts.phone": "Такого номера нет" } }, { status: 400 });
}
