import type { Application, ReviewedApplication } from "@bezak/contract/applications.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const now = "2026-11-01T10:00:00.000Z";

export const application: Application = {
  ...{ id: "selapp_1", companyName: "Oltin Oy", businessType: "individual", contactPerson: "Ali Valiyev" },
  ...{ phone: "+998901234567", email: "ali@bezak.uz", website: null, otherPlatforms: null },
  ...{ description: "Кольца и браслеты из серебра", monthlyVolume: "under_50", experience: "1_3_years" },
  categories: [{ id: "pcat_1", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } }],
  ...{ marketingConsent: false, status: "pending", reason: null, createdAt: now, decidedAt: null },
};

const shop = { id: "sel_9", name: "Oltin Oy", slug: "oltin-oy" };

const reviewed: ReviewedApplication = {
  ...application,
  applicant: { id: "cus_1", name: "Ali", email: "ali@bezak.uz" },
  ...{ shop: null, earlier: 0 },
};

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** What a healthy commerce answers to the calls about applications; null for any other. */
export function applicationAnswers({ method, path, body }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "POST /customer/seller-applications":
      // What a customer wrote is shown to nobody else, nor who decides.
      return ok({ application: { ...application, customer_id: "cus_1" } }, 201);
    case "GET /customer/seller-applications/status":
      return ok({ application, shop: null, canApply: false });
    case "GET /admin/seller-applications":
      return ok({
        applications: [reviewed],
        ...{ count: 1, counts: { pending: 1, approved: 0, rejected: 0 } },
      });
    case "GET /admin/seller-applications/selapp_1":
      return ok({ application: reviewed });
    case "POST /admin/seller-applications/selapp_1/approve":
      return ok({ application: { ...reviewed, status: "approved", decidedAt: now, shop } });
    case "POST /admin/seller-applications/selapp_1/reject": {
      const { reason } = body as { reason: string };
      return ok({ application: { ...reviewed, status: "rejected", decidedAt: now, reason } });
    }
    default:
      return null;
  }
}
