import type { Application, ReviewedApplication, applicationsRoutes } from "../applications.ts";
import type { Examples } from "./example.ts";

export const application: Application = {
  id: "selapp_1",
  companyName: "Oltin Oy",
  businessType: "individual",
  contactPerson: "Ali Valiyev",
  phone: "+998901234567",
  email: "ali@bezak.uz",
  website: null,
  description: "Кольца и браслеты из серебра",
  monthlyVolume: "under_50",
  experience: "1_3_years",
  otherPlatforms: null,
  categories: [{ id: "pcat_1", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } }],
  marketingConsent: false,
  status: "pending",
  reason: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  decidedAt: null,
};

export const reviewedApplication: ReviewedApplication = {
  ...application,
  applicant: { id: "cus_1", name: "Ali", email: "ali@bezak.uz" },
  shop: null,
  earlier: 0,
  version: "1793527200000000",
};

export const applicationsExamples: Examples<typeof applicationsRoutes> = {
  apply: {
    request: {
      body: {
        companyName: "Oltin Oy",
        businessType: "individual",
        contactPerson: "Ali Valiyev",
        phone: "+998901234567",
        website: "https://oltin.uz",
        description: "Кольца и браслеты из серебра",
        monthlyVolume: "under_50",
        experience: "1_3_years",
        categories: ["pcat_1"],
        agreeTerms: true,
      },
    },
    answer: { success: true, data: application, message: "Заявка отправлена. Мы напишем вам о решении" },
  },
  applicationStatus: { answer: { success: true, data: { application, shop: null, canApply: false } } },
  reviewApplications: {
    request: { query: { status: "pending", q: "oltin", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [reviewedApplication],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { pending: 1, approved: 0, rejected: 0 },
    },
  },
  reviewApplication: {
    request: { params: { id: "selapp_1" } },
    answer: {
      success: true,
      data: {
        ...reviewedApplication,
        others: [
          {
            id: "selapp_0",
            companyName: "Oltin Oy",
            status: "rejected",
            reason: "Пришлите ссылку на страницу, где видно ваш товар",
            createdAt: "2026-10-20T10:00:00.000Z",
            decidedAt: "2026-10-21T10:00:00.000Z",
          },
        ],
        matches: [{ by: "name", kind: "shop", id: "sel_7", name: "Oltin oy" }],
      },
    },
  },
  approveApplication: {
    request: { params: { id: "selapp_1" }, body: { version: "1793527200000000" } },
    answer: {
      success: true,
      data: {
        ...reviewedApplication,
        version: "1793527260000000",
        status: "approved",
        decidedAt: "2026-11-01T10:00:00.000Z",
        shop: { id: "sel_9", name: "Oltin Oy", slug: "oltin-oy" },
      },
      message: "Магазин открыт",
    },
  },
  rejectApplication: {
    request: {
      params: { id: "selapp_1" },
      body: { reason: "Нет сведений о товаре", version: "1793527200000000" },
    },
    answer: {
      success: true,
      data: {
        ...reviewedApplication,
        version: "1793527260000000",
        status: "rejected",
        reason: "Нет сведений о товаре",
        decidedAt: "2026-11-01T10:00:00.000Z",
      },
      message: "Заявка отклонена",
    },
  },
};
