import type {
  Application,
  ApplicationState,
  ComparedApplication,
  ReviewedApplication,
} from "@bezak/contract/applications.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import type { Shop } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { peopleCalls, type Member } from "../users/people.ts";

interface Refused {
  code: string;
  details?: { fields?: Record<string, string>; current?: ReviewedApplication; sent?: string };
}

export interface ApplicationPage {
  applications: ReviewedApplication[];
  count: number;
  counts: Record<string, number>;
}

let made = 0;

/** People who want to sell, an administrator, and the calls of both. */
export async function applicantCalls(shop: Shop) {
  const people = peopleCalls(shop);
  made += 1;
  const admin = { email: `admin-of-applications${made}@example.uz`, password: "long-enough" };
  const names = ["Кольца", "Сумки", "Часы", "Шарфы", "Очки", "Ремни", "Шляпы", "Убранное"];
  const categories = await shop.commerce.run<string[]>("../../http/applications/inside/open-categories.ts", {
    names,
    prefix: `c${made}`,
  });
  const adminId = await shop.commerce.run<string>("../../http/auth/inside/open-administrator.ts", admin);
  const { token: session } = (await people.auth.login(admin.email)).body;
  const adminToken = (await people.auth.exchange(session)).body.adminToken ?? "";
  const ask = <T>(method: string, path: string, token?: string, body?: unknown, at?: CommerceProcess) =>
    (at ?? shop.commerce).call<T & Refused>(method, path, { token, body });

  /** A valid application; any field can be replaced. */
  const written = (change: object = {}) => ({
    companyName: "ООО «Олтин Ой»",
    businessType: "llc",
    contactPerson: "Aziza Karimova",
    phone: "+998901112233",
    description: "Серебряные кольца и браслеты",
    monthlyVolume: "under_50",
    experience: "1_3_years",
    categories: [categories[0]!],
    agreeTerms: true,
    ...change,
  });
  return {
    people,
    categories,
    adminId,
    adminToken,
    written,
    ask,
    join: people.join,
    apply: (person: Pick<Member, "token"> | undefined, change: object = {}, at?: CommerceProcess) =>
      ask<{ application: Application }>(
        "POST",
        "/customer/seller-applications",
        person?.token,
        written(change),
        at,
      ),
    state: async (person: Pick<Member, "token">) =>
      (await ask<ApplicationState>("GET", "/customer/seller-applications/status", person.token)).body,
    list: async (query = "") =>
      (await ask<ApplicationPage>("GET", `/admin/seller-applications${query}`, adminToken)).body,
    read: (id: string) =>
      ask<{ application: ComparedApplication }>("GET", `/admin/seller-applications/${id}`, adminToken),
    approve: (id: string, at?: CommerceProcess, version?: string) =>
      ask<{ application: ReviewedApplication }>(
        "POST",
        `/admin/seller-applications/${id}/approve`,
        adminToken,
        { version },
        at,
      ),
    reject: (id: string, reason = "Нет сведений о товаре", version?: string) =>
      ask<{ application: ReviewedApplication }>(
        "POST",
        `/admin/seller-applications/${id}/reject`,
        adminToken,
        { reason, version },
      ),
    /** Titles of this person's notifications about selling, latest first. */
    async readTitles(person: Member): Promise<string[]> {
      const { token, id, email } = person;
      const entries = await inboxCalls(shop.commerce).list({ id, email, token }, "&type=shop");
      return entries.map(({ title }) => title);
    },
    /** Memberships of these people. */
    async shopsOf(...persons: Member[]): Promise<{ role: string; slug: string; name: string }[]> {
      const { rows } = await shop.db.query<{ role: string; slug: string; name: string }>(
        `select m.role, s.slug, s.name from seller_member m join seller s on s.id = m.seller_id
         where m.customer_id = any($1) order by s.created_at`,
        [persons.map(({ id }) => id)],
      );
      return rows;
    },
  };
}

export type Applicants = Awaited<ReturnType<typeof applicantCalls>>;
