import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SELLER_APPLICATION_MODULE } from "../../../modules/seller-application/index.ts";
import type { SellerApplicationModuleService } from "../../../modules/seller-application/service.ts";

const DAY = 86_400_000;

/** Applicants without a sign-in; some applications are pending. */
const applicants = [
  {
    business_type: "self_employed" as const,
    first_name: "Нодира",
    last_name: "Абдуллаева",
    email: "nodira@example.uz",
    phone: "+998901234511",
    company: "Нодира ҳунари",
    days: 1,
    category: "bracelets",
    volume: "under_50",
    experience: "1_3_years",
    platforms: "Instagram, Telegram",
    text: "Браслеты и подвески из серебра, делаем сами в Самарканде. Сейчас продаём на рынке и в Telegram.",
  },
  {
    business_type: "llc" as const,
    first_name: "Jasur",
    last_name: "Ergashev",
    email: "jasur@example.uz",
    phone: "+998901234512",
    company: "Charm Xalta",
    days: 3,
    category: "handbags",
    volume: "200_1000",
    experience: "over_3_years",
    platforms: null,
    text: "Charm sumkalar va hamyonlar, Toshkentdagi oʻz ustaxonamizda tikamiz. Oyiga 300 tagacha mahsulot.",
  },
];

/** Stores pending applications; `categoryIds` by slug, `now` is the time of the seed. */
export async function storeApplications(
  container: MedusaContainer,
  categoryIds: Map<string, string>,
  now: Date,
): Promise<void> {
  const applications = container.resolve<SellerApplicationModuleService>(SELLER_APPLICATION_MODULE);
  const [anyCategory = ""] = categoryIds.values();
  for (const applicant of applicants) {
    const { first_name, last_name, email, phone, company, business_type, text, days } = applicant;
    const [customer] = await container
      .resolve(Modules.CUSTOMER)
      .createCustomers([{ first_name, last_name, email, phone, has_account: true }]);
    const at = new Date(now.getTime() - days * DAY);
    // the engine's type lacks `created_at`, which it stores
    const application = {
      business_type,
      customer_id: customer!.id,
      company_name: company,
      email,
      phone,
      contact_person: `${first_name} ${last_name}`,
      description: text,
      created_at: at,
      monthly_volume: applicant.volume,
      experience: applicant.experience,
      other_platforms: applicant.platforms,
      terms_agreed_at: at,
      // the engine types a list as an object
      categories: [categoryIds.get(applicant.category) ?? anyCategory] as unknown as Record<string, unknown>,
    };
    await applications.createSellerApplications(application);
  }
}
