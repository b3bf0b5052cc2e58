import type { Language } from "@bezak/contract/languages.ts";
import type { ParcelTab } from "@bezak/contract/parcel-status.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import type {
  ParcelStep,
  ReturnStep,
  SellerParcel,
  SellerParcelQuery,
  SellerReturn,
} from "@bezak/contract/seller-orders.ts";
import { asMember, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

interface ParcelPage {
  parcels: SellerParcel[];
  count: number;
  counts: Record<ParcelTab, number>;
}

interface ReturnPage {
  returns: SellerReturn[];
  count: number;
  counts: Record<ReturnStatus, number>;
}

/** Who prints, and in which language. */
type Reader = Buyer & { language: Language };

const orders = "/vendor/orders";
const parcel = (id: string) => `${orders}/${encodeURIComponent(id)}`;
const oneReturn = (id: string) => `/vendor/returns/${encodeURIComponent(id)}`;

const asReader = ({ language, ...member }: Reader) => ({
  ...asMember(member),
  headers: { "accept-language": language },
});

/** A shop's parcels and returns; the shapes are commerce's, which names things as the contract does. */
export function sellerOrdersGateway(commerce: Commerce) {
  return {
    parcels: (query: SellerParcelQuery, member: Buyer) =>
      commerce.get<ParcelPage>(orders, { query, ...asMember(member) }),

    parcel: async (id: string, member: Buyer) =>
      (await commerce.get<{ parcel: SellerParcel }>(parcel(id), asMember(member))).parcel,

    moveParcel: async (id: string, body: ParcelStep, member: Buyer) => {
      const call = { body, ...asMember(member) };
      return (await commerce.post<{ parcel: SellerParcel }>(`${parcel(id)}/move`, call)).parcel;
    },

    packingList: (id: string, reader: Reader) =>
      commerce.file("GET", `${parcel(id)}/packing-list`, asReader(reader)),

    labels: (id: string[], reader: Reader) =>
      commerce.file("GET", `${orders}/labels`, { query: { id }, ...asReader(reader) }),

    returns: (query: { page: number; limit: number; status?: ReturnStatus }, member: Buyer) =>
      commerce.get<ReturnPage>("/vendor/returns", { query, ...asMember(member) }),

    return: async (id: string, member: Buyer) =>
      (await commerce.get<{ return: SellerReturn }>(oneReturn(id), asMember(member))).return,

    moveReturn: async (id: string, body: ReturnStep, member: Buyer) => {
      const call = { body, ...asMember(member) };
      return (await commerce.post<{ return: SellerReturn }>(`${oneReturn(id)}/move`, call)).return;
    },
  };
}
