import type { Application, ReviewedApplication } from "@bezak/contract/applications.ts";
import type { Product } from "@bezak/contract/catalog.ts";
import type { CommissionRule, SellerPayout } from "@bezak/contract/finance.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { ProductImport } from "@bezak/contract/product-imports.ts";
import type { SellerProduct, SellerProductRow } from "@bezak/contract/seller-products.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import type { OwnShop, ShopTeam } from "@bezak/contract/shops.ts";
import { fetchData, signIn, sendForm, type Ask } from "./ask.ts";
import type { People } from "./people.ts";
import { toOrderBody } from "./buyer-fixtures.ts";
import { confirmEmail } from "./confirm-email.ts";
import { tokenInMail } from "./token-in-mail.ts";

/** Objects of `people.seller`'s shop, and those that administrators decide about. */
export interface ShopFixtures {
  shopId: string;
  productId: string;
  variantId: string;
  categoryId: string;
  /** never sold, so it can be deleted */
  draftId: string;
  parcelId: string;
  returnId: string;
  reviewId: string;
  /** the owner, who cannot be removed */
  memberId: string;
  invitationId: string;
  invitationToken: string;
  invitedToken: string;
  importId: string;
  payoutId: string;
  applicationIds: [string, string];
  /** of another person, without products */
  newShopId: string;
  ruleId: string;
  /** the newest buyer */
  userId: string;
}

export const toApplicationBody = (categoryId: string) => ({
  companyName: `Проверка ${crypto.randomUUID().slice(0, 8)}`,
  businessType: "individual",
  contactPerson: "Азиз Каримов",
  phone: "+998901234567",
  description: "Украшения ручной работы",
  monthlyVolume: "under_50",
  experience: "none",
  categories: [categoryId],
  agreeTerms: true,
});

export const createImportForm = () => {
  const form = new FormData();
  form.set("file", new Blob(["name_ru,price\nКольцо,1000\n"], { type: "text/csv" }), "goods.csv");
  return form;
};

/** Delivers a parcel of the shop to the buyer, who then requests a return; gives the id of the return. */
async function deliver(ask: Ask, { buyer, seller }: People, product: Product): Promise<string> {
  const call = <T>(...request: Parameters<Ask>) => fetchData<T>(ask, ...request);
  const good = { id: product.id, variantId: product.variants[0]!.id };
  const { id, parcels } = await call<Order>("POST", "/orders", buyer, toOrderBody(good));
  const parcel = parcels[0]!;
  for (const status of ["confirmed", "processing", "shipped", "delivered"])
    await call("PUT", `/sellers/me/orders/${parcel.id}/status`, seller, { status });
  const items = [{ itemId: parcel.items[0]!.id, quantity: 1 }];
  const wanted = { parcelId: parcel.id, items, reason: "changed_mind", refundAccount: "8600000000004242" };
  return (await call<{ id: string }>("POST", `/orders/${id}/returns`, buyer, wanted)).id;
}

async function invite(ask: Ask, home: string, { seller }: People) {
  const email = `access-${crypto.randomUUID()}@example.uz`;
  await fetchData(ask, "POST", "/sellers/me/members", seller, { email, role: "packer" });
  const invitedToken = await signIn(ask, "register", { name: "Барно", email, password: "correct horse" });
  return { invitedToken, invitationToken: await tokenInMail(home, email, "/seller-invitation#token=") };
}

async function submitApplication(ask: Ask, home: string, categoryId: string): Promise<string> {
  const email = `access-${crypto.randomUUID()}@example.uz`;
  const token = await signIn(ask, "register", { name: "Азиз", email, password: "correct horse" });
  await confirmEmail(ask, home, { token, email });
  const sent = await fetchData<Application>(
    ask,
    "POST",
    "/seller-applications",
    token,
    toApplicationBody(categoryId),
  );
  return sent.id;
}

const approveApplication = async (ask: Ask, admin: string, id: string): Promise<string> =>
  (await fetchData<ReviewedApplication>(ask, "PUT", `/admin/seller-applications/${id}/approve`, admin)).shop!
    .id;

/** Credits the shop's balance and pays it out. The demo shop's payout account is not in its waiting period. */
async function createPayout(ask: Ask, { admin }: People, shopId: string): Promise<string> {
  const adjustment = { amount: 1_000_000, note: "Проверка выплат" };
  await fetchData(ask, "POST", `/admin/sellers/${shopId}/adjustments`, admin, adjustment);
  await fetchData(ask, "POST", "/admin/payouts", admin);
  const [payout] = await fetchData<SellerPayout[]>(ask, "GET", `/admin/payouts?seller=${shopId}`, admin);
  return payout?.id ?? "none";
}

/** @throws UnexpectedRefusal */
export async function createShopFixtures(ask: Ask, home: string, people: People): Promise<ShopFixtures> {
  const { seller, admin } = people;
  const call = <T>(...request: Parameters<Ask>) => fetchData<T>(ask, ...request);
  const { id: shopId } = await call<OwnShop>("GET", "/sellers/me", seller);
  const stocked = await call<SellerProductRow[]>(
    "GET",
    "/sellers/me/products?status=published&stock=in",
    seller,
  );
  const product = await call<Product>("GET", `/products/${stocked[0]!.id}`);
  const categoryId = product.category.id;
  const draft = { name: "Черновик для проверки", categoryId };
  const draftId = (await call<SellerProduct>("POST", "/sellers/me/products", seller, draft)).id;
  const invited = `access-${crypto.randomUUID()}@example.uz`;
  await call("POST", "/sellers/me/members", seller, { email: invited, role: "packer" });
  const team = await call<ShopTeam>("GET", "/sellers/me/members", seller);
  const reviews = await call<{ id: string }[]>("GET", "/sellers/me/reviews", seller);
  const good = { id: product.id, variantId: product.variants[0]!.id };
  const { parcels } = await call<Order>("POST", "/orders", people.buyer, toOrderBody(good));
  const sent = await sendForm<{ data: ProductImport }>(
    `${home}/api/v1/sellers/me/imports`,
    createImportForm(),
    seller,
  );
  const rule = { scope: "category", categoryId, percent: 12 };
  return {
    shopId,
    productId: product.id,
    variantId: good.variantId,
    categoryId,
    draftId,
    ...(await invite(ask, home, people)),
    parcelId: parcels[0]!.id,
    returnId: await deliver(ask, people, product),
    reviewId: reviews[0]?.id ?? "none",
    memberId: team.members.find(({ self }) => self)!.id,
    invitationId: team.invitations.find(({ email }) => email === invited)!.id,
    importId: sent.data.id,
    payoutId: await createPayout(ask, people, shopId),
    applicationIds: [
      await submitApplication(ask, home, categoryId),
      await submitApplication(ask, home, categoryId),
    ],
    newShopId: await approveApplication(ask, admin, await submitApplication(ask, home, categoryId)),
    ruleId: (await call<CommissionRule>("PUT", "/admin/commission-rules", admin, rule)).id,
    userId: (await call<AdministeredUser[]>("GET", "/admin/users?role=customer&limit=1", admin))[0]!.id,
  };
}

/** Ids that only the shop may see, and administrators where they decide. */
export const listShopSecrets = ({ draftId, memberId, invitationId, importId, payoutId }: ShopFixtures) =>
  [draftId, memberId, invitationId, importId, payoutId].filter((id) => id !== "none");

/** A shop's data as text; calls by other people must not change it. */
export async function readShopData(ask: Ask, seller: string): Promise<string> {
  const read = async (path: string) =>
    JSON.stringify(await fetchData(ask, "GET", `/sellers/me${path}`, seller));
  const parts = await Promise.all([
    ...["/settings", "/members", "/reviews", "/returns", "/finance/payouts"].map(read),
    fetchData<{ id: string; status: string }[]>(ask, "GET", "/sellers/me/orders?limit=100", seller),
    fetchData<SellerProductRow[]>(ask, "GET", "/sellers/me/products?limit=100", seller),
  ]);
  return parts
    .flatMap((part) => (typeof part === "string" ? part : part.map(({ id, status }) => `${id} ${status}`)))
    .join("\n");
}
