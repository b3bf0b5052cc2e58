import type {
  Application,
  ApplicationState,
  NewApplication,
  ReviewedApplication,
} from "@bezak/contract/applications.ts";
import type { ApplicationStatus } from "@bezak/contract/application-status.ts";
import { asAdministrator } from "../administrator.ts";
import { asBuyer, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

const own = "/customer/seller-applications";
const all = "/admin/seller-applications";
const one = (id: string) => `${all}/${encodeURIComponent(id)}`;

interface Decided {
  application: ReviewedApplication;
}

/** Applications to sell; the shapes are commerce's, which names things as the contract does. */
export function applicationsGateway(commerce: Commerce) {
  return {
    async apply(body: NewApplication, buyer: Buyer): Promise<Application> {
      return (await commerce.post<{ application: Application }>(own, { body, ...asBuyer(buyer) }))
        .application;
    },

    status: (buyer: Buyer) => commerce.get<ApplicationState>(`${own}/status`, asBuyer(buyer)),

    search: (query: Record<string, unknown>, admin: Buyer) =>
      commerce.get<{
        applications: ReviewedApplication[];
        count: number;
        counts: Record<ApplicationStatus, number>;
      }>(all, { query, ...asAdministrator(admin) }),

    async read(id: string, admin: Buyer): Promise<ReviewedApplication> {
      return (await commerce.get<Decided>(one(id), asAdministrator(admin))).application;
    },

    async approve(id: string, admin: Buyer): Promise<ReviewedApplication> {
      return (await commerce.post<Decided>(`${one(id)}/approve`, asAdministrator(admin))).application;
    },

    async reject(id: string, reason: string, admin: Buyer): Promise<ReviewedApplication> {
      const call = { body: { reason }, ...asAdministrator(admin) };
      return (await commerce.post<Decided>(`${one(id)}/reject`, call)).application;
    },
  };
}
