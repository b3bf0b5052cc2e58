import type { CallName } from "@bezak/contract/access-table.ts";
import type { AccessRequest } from "./requests.ts";
import { toApplicationBody, type ShopFixtures } from "./shop-fixtures.ts";

const email = () => `access-${crypto.randomUUID()}@example.uz`;
const month = () => new Date().toISOString().slice(0, 7);

/** The payout account that an attacker would set. */
const elsewhere = {
  recipient: "Другой получатель",
  bank: "Другой банк",
  mfo: "00014",
  tin: "123456789",
  account: "20208000900000000001",
};

export function shopRequests(fixtures: ShopFixtures): Partial<Record<CallName, AccessRequest>> {
  const { productId, variantId, categoryId, draftId, parcelId, payoutId } = fixtures;
  const written = { name: "Товар для проверки", categoryId };
  return {
    apply: {
      body: toApplicationBody(categoryId),
      after: ["application_pending", "already_seller", "email_unconfirmed"],
    },
    reviewApplication: { ids: [fixtures.applicationIds[0]] },
    approveApplication: { ids: [fixtures.applicationIds[0]] },
    rejectApplication: { ids: [fixtures.applicationIds[1]] },
    changeShopSettings: {
      body: { workingHours: "Ежедневно 9:00-21:00" },
      moving: { payoutAccount: elsewhere },
    },
    inviteMember: { body: { email: email(), role: "packer" }, after: ["too_soon", "members_full"] },
    changeMember: { ids: [fixtures.memberId], body: { role: "packer" }, after: ["owner_stays"] },
    removeMember: { ids: [fixtures.invitationId] },
    invitation: { body: { token: fixtures.invitationToken } },
    acceptInvitation: {
      body: { token: fixtures.invitationToken },
      after: ["invitation_for_another", "already_seller"],
    },
    setCashCollector: { ids: [fixtures.newShopId] },
    administeredUser: { ids: [fixtures.userId] },
    userSessions: { ids: [fixtures.userId] },
    personViews: { ids: [fixtures.userId] },
    changeUser: { ids: [fixtures.userId], body: {}, moving: { role: "admin" } },
    deleteUser: { ids: ["cus_none"], after: ["account_not_found"] },
    administeredParcel: { ids: [parcelId] },
    orderTimeline: { ids: [parcelId] },
    resendOrderMail: {
      ids: ["selord_none"],
      body: { notificationId: "inb_none" },
      after: ["order_not_found"],
    },
    cancelParcelLine: {
      ids: ["selord_none"],
      body: { itemId: "line_none", reason: "Проверка" },
      after: ["order_not_found"],
    },
    addOrderNote: { ids: ["selord_none"], body: { text: "Проверка" }, after: ["order_not_found"] },
    changeDelivery: { ids: ["selord_none"], body: { address: "Amir Temur 12" }, after: ["order_not_found"] },
    setParcelStatus: {
      ids: ["selord_none"],
      moving: { status: "cancelled", reason: "Проверка" },
      after: ["order_not_found"],
    },
    setReturnStatus: {
      ids: ["retreq_none"],
      body: { status: "approved" },
      moving: { status: "refunded" },
      after: ["return_not_found"],
    },
    openReturn: {
      ids: ["selord_none"],
      body: {
        items: [{ itemId: "line_none", quantity: 1 }],
        reason: "defect",
        explanation: "Проверка",
      },
      after: ["order_not_found"],
    },
    administeredShop: { ids: [fixtures.newShopId] },
    suspendShop: { ids: [fixtures.newShopId] },
    resumeShop: { ids: [fixtures.newShopId] },
    createCategory: { body: { name: { ru: `Проверка ${crypto.randomUUID()}` }, active: false } },
    changeCategory: { ids: [categoryId], body: { active: true } },
    mergeCategory: { ids: ["pcat_none"], after: ["category_not_found"] },
    deleteCategory: { ids: ["pcat_none"], after: ["category_not_found"] },
    administeredProduct: { ids: [productId] },
    createProduct: { body: { ...written, sellerId: fixtures.shopId } },
    changeProduct: { ids: [productId], body: {} },
    administeredProductMessages: { ids: [productId] },
    administeredProductTerms: { ids: [productId], query: `category=${categoryId}` },
    productMessages: { ids: [productId] },
    answerHiddenProduct: { ids: [productId], after: ["product_not_hidden"] },
    deleteProduct: { ids: ["prod_none"], after: ["product_not_found"] },
    createSellerProduct: { body: written },
    changeSellerProducts: { body: { variants: [{ id: variantId, stock: 50 }] } },
    sellerProduct: { ids: [productId] },
    previewSellerProduct: { ids: [productId] },
    changeSellerProduct: { ids: [draftId], body: { ...written, brand: "Проверка" } },
    deleteSellerProduct: { ids: [draftId] },
    categoryTerms: { ids: [categoryId] },
    sendImport: { file: "table", after: ["import_under_way"] },
    productImport: { ids: [fixtures.importId] },
    startImport: { ids: [fixtures.importId], after: ["conflict"] },
    cancelImport: { ids: [fixtures.importId], after: ["conflict"] },
    importErrors: { ids: [fixtures.importId] },
    parcel: { ids: [parcelId] },
    moveParcel: { ids: [parcelId], body: { status: "confirmed" } },
    packingList: { ids: [parcelId] },
    parcelLabels: { query: `id=${encodeURIComponent(parcelId)}` },
    sellerReturn: { ids: [fixtures.returnId] },
    moveSellerReturn: { ids: [fixtures.returnId], body: { status: "approved" } },
    replyToReview: { ids: [fixtures.reviewId], after: ["reply_final", "conflict"] },
    viewProduct: { ids: [productId] },
    statementFile: { ids: [month()] },
    bankFile: { after: ["nothing_to_pay"] },
    recordCashReceipt: {
      body: { parcelId: "selord_none", amount: 1000, reference: "Проверка" },
      after: ["not_found"],
    },
    refundAccount: { ids: ["retreq_none"], after: ["not_found"] },
    payRefundOwed: {
      ids: ["retreq_none"],
      body: { reference: "Проверка", version: "none" },
      after: ["not_found"],
    },
    administeredPayout: { ids: [payoutId] },
    payPayout: { ids: [payoutId], body: {}, after: ["conflict"] },
    payPayouts: { body: { payouts: [{ id: "payout_none", version: "none" }] }, after: ["jobs_full"] },
    failPayout: { ids: [payoutId], after: ["conflict"] },
    cancelPayout: { ids: [payoutId], after: ["conflict"] },
    adjustBalance: { ids: [fixtures.shopId] },
    approveAdjustment: { ids: ["adjreq_none"], after: ["adjustment_not_found"] },
    repeatPayout: { ids: [payoutId], after: ["conflict", "payout_not_ready"] },
    commissionPreview: { query: "scope=default&percent=12" },
    shopMoney: { ids: [fixtures.shopId] },
    shopEntries: { ids: [fixtures.shopId] },
    exportShopEntries: { ids: [fixtures.shopId] },
    // a shop without sales: a hold of the demo's would stop its payouts in other checks
    holdPayouts: { ids: [fixtures.newShopId], body: { amount: null, reason: "Проверка", until: null } },
    releaseHold: { ids: ["phold_none"], body: {}, after: ["not_found"] },
    // no sum needs approval in the demo shop, and nothing waits
    requestApproval: {
      body: { kind: "parcel_cancellation", objectId: "selord_none", reason: "Проверка" },
      after: ["order_not_found"],
    },
    approveRequest: { ids: ["appr_none"], after: ["approval_not_found"] },
    refuseRequest: { ids: ["appr_none"], after: ["approval_not_found"] },
    withdrawRequest: { ids: ["appr_none"], after: ["approval_not_found"] },
    refuseAdjustment: { ids: ["adjreq_none"], after: ["adjustment_not_found"] },
    setCommissionRule: { body: { scope: "category", categoryId, percent: 12 } },
    removeCommissionRule: { ids: [fixtures.ruleId] },
  };
}
