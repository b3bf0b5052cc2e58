import type { Application, ReviewedApplication } from "@bezak/contract/applications.ts";
import { categories } from "./catalog-fixtures.ts";

const hourMs = 3_600_000;

const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

/** A pending application. */
export function applicationFixture(change: Partial<Application> = {}): Application {
  return {
    id: "selapp_1",
    companyName: "ИП «Олтин Ой»",
    businessType: "individual",
    contactPerson: "Малика Каримова",
    phone: "+998901234567",
    email: "oltin@example.uz",
    website: "https://instagram.com/oltin.oy",
    description:
      "Серебряные кольца и браслеты ручной работы из Самарканда.\nКаждую вещь делаем сами, пробы есть.",
    monthlyVolume: "50_200",
    experience: "1_3_years",
    otherPlatforms: "Instagram, Telegram",
    categories: categories.slice(0, 2).map(({ id, name }) => ({ id, name })),
    marketingConsent: true,
    status: "pending",
    reason: null,
    createdAt: ago(3),
    decidedAt: null,
    ...change,
  };
}

export const rejectedFixture = (): Application =>
  applicationFixture({
    status: "rejected",
    createdAt: ago(50),
    decidedAt: ago(26),
    reason: "Пришлите, пожалуйста, ссылку на страницу, где видно ваш товар: по описанию не понять, что это.",
  });

const version = "1763719200000000";

const shop = { id: "sel_9", name: "ИП «Олтин Ой»", slug: "ip-oltin-oy" };

/** Applications for administrators, pending and decided. */
export function reviewedFixtures(): ReviewedApplication[] {
  const applicant = { id: "cus_1", name: "Малика Каримова", email: "buyer@bezak.uz" };
  return [
    { ...applicationFixture(), applicant, shop: null, earlier: 1, version },
    {
      ...applicationFixture({
        id: "selapp_2",
        companyName: "ООО «Саёҳат сумкалари ва чамадонлари савдо уйи»",
        businessType: "llc",
        contactPerson: "Шерзод Рахматуллаев-Абдурахмонов",
        createdAt: ago(1),
        website: null,
        email: "sherzod@example.uz",
        otherPlatforms: null,
        marketingConsent: false,
      }),
      applicant: { id: "cus_2", name: "", email: "sherzod@example.uz" },
      shop: null,
      earlier: 0,
      version,
    },
    {
      ...applicationFixture({ id: "selapp_3", status: "approved", createdAt: ago(90), decidedAt: ago(70) }),
      applicant,
      shop,
      earlier: 0,
      version,
    },
    { ...rejectedFixture(), id: "selapp_4", applicant, shop: null, earlier: 0, version },
  ];
}
