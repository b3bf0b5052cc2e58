import type { CallName } from "@bezak/contract/access-table.ts";
import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import { toOrderBody, type BuyerFixtures } from "./buyer-fixtures.ts";

/** A request whose result depends only on the caller. */
export interface AccessRequest {
  /** ids in its path, in order */
  ids?: readonly string[];
  query?: string;
  body?: object;
  /** a body for which the password is required, when `body` does not require it */
  moving?: object;
  /** sends a form with such a file */
  file?: "image" | "table";
  /** refusals that occur only after the caller was admitted */
  after?: readonly ErrorCode[];
  /** the object belongs to the demo buyer, who makes the call in place of `buyer` */
  demo?: true;
  /** it ends sessions, so it comes after all others; the greater, the later */
  late?: number;
}

const wrong = { password: "not the password at all" };
const email = () => `access-${crypto.randomUUID()}@example.uz`;

const credential = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const clientDataJSON = "e30";
const assertion = {
  ...credential,
  response: { clientDataJSON, authenticatorData: "AAAA", signature: "AAAA" },
};
const attestation = { ...credential, response: { clientDataJSON, attestationObject: "AAAA" } };

/** Requests of the calls that need more than their path. */
export function accessRequests(fixtures: BuyerFixtures): Partial<Record<CallName, AccessRequest>> {
  const { product, reviewed, order, unpaid, unpaidByCard, notifications, delivered } = fixtures;
  const [first = "none", second = "none"] = notifications;
  return {
    searchProducts: { query: "q=сумка" },
    suggestProducts: { query: "q=с" },
    addresses: { ids: ["products"] },
    productsOfCategory: { ids: [fixtures.categoryId] },
    product: { ids: [product.id] },
    category: { ids: [fixtures.categoryId] },
    seller: { ids: [fixtures.sellerId] },
    sellerReviews: { ids: [fixtures.sellerId] },
    sendContactMessage: { after: ["too_many_requests"] },
    // limited to three times an hour for one address
    register: {
      body: { name: "Азиз", email: email(), password: "correct horse" },
      // ends the session it is sent with
      late: 2,
      after: ["email_taken", "too_many_requests"],
    },
    login: {
      body: { email: "nobody@example.uz", ...wrong },
      after: ["invalid_credentials", "too_many_requests"],
    },
    logout: { late: 2 },
    endOtherSessions: { late: 1 },
    forgotPassword: { body: { email: email() }, after: ["too_many_requests"] },
    resetPassword: {
      body: { token: "no-such-token", ...wrong },
      after: ["reset_token_invalid", "too_many_requests"],
    },
    changePassword: {
      body: { currentPassword: wrong.password, password: "another one 1" },
      after: ["wrong_password", "too_many_requests"],
    },
    askEmailChange: { body: { email: email() }, after: ["too_many_requests"] },
    changeEmail: {
      body: { email: email(), change: "no-such-change", code: "123456" },
      after: ["email_code_invalid", "too_many_requests"],
    },
    askEmailConfirmation: { after: ["too_many_requests"] },
    confirmEmail: { after: ["email_code_invalid", "too_many_requests"] },
    switchOnSecondFactor: { body: { code: "000000" }, after: ["second_factor_invalid", "too_many_requests"] },
    passkeyLogin: { body: { passkey: assertion }, after: ["passkey_expired", "too_many_requests"] },
    passkeyChallenge: { body: { purpose: "sign-in" }, after: ["too_many_requests"] },
    addPasskey: { body: { name: "Проверка", passkey: attestation }, after: ["passkey_expired"] },
    renamePasskey: { ids: ["passkey_none"], body: { name: "Проверка" }, after: ["passkey_not_found"] },
    removePasskey: { ids: ["passkey_none"], after: ["passkey_not_found"] },
    confirmPasskey: { body: { passkey: assertion }, after: ["passkey_expired", "too_many_requests"] },
    renewRecoveryCodes: { after: ["second_factor_missing"] },
    confirmPassword: { body: wrong, after: ["wrong_password", "too_many_requests"] },
    endSession: { ids: [fixtures.sessionId] },
    // an unknown account: a real one would be signed out during the other checks
    endAccountSessions: { ids: ["cus_none"], after: ["account_not_found"] },
    changeProfile: { body: {} },
    closeAccount: { body: wrong, after: ["wrong_password", "account_has_shop", "too_many_requests"] },
    addFavorite: { body: { productId: reviewed.id }, after: ["favorite_exists"] },
    changeFavorite: { ids: [product.id], body: { priority: 2 } },
    removeFavorite: { ids: [product.id] },
    quote: { body: { items: [{ productId: product.id, quantity: 1 }] } },
    placeOrder: {
      body: toOrderBody(product),
      after: ["out_of_stock", "own_shop", "seller_away", "not_delivered"],
    },
    order: { ids: [order.id] },
    cancelOrder: { ids: [order.id], body: {} },
    nameRefundAccount: { ids: [order.id], body: { account: "8600000000004242" }, after: ["conflict"] },
    requestReturn: {
      ids: [delivered.orderId],
      body: {
        parcelId: delivered.parcelId,
        items: [{ itemId: delivered.itemId, quantity: 1 }],
        reason: "changed_mind",
        refundAccount: "8600000000009999",
      },
      after: ["too_late_to_return", "too_many_to_return"],
      demo: true,
    },
    returnsOfOrder: { ids: [order.id] },
    withdrawReturn: { ids: [fixtures.returnId], after: ["return_decided"], demo: true },
    paymentStatus: { ids: [order.payment.id] },
    startPayment: { body: { orderId: unpaid.id, method: "click", returnUrl: "/orders" } },
    // an invalid card is refused only after the caller was admitted
    payByCard: {
      ids: [unpaidByCard.payment.id],
      after: ["card_refused", "gateway_unavailable"],
    },
    confirmCard: {
      ids: [unpaidByCard.payment.id],
      body: { code: "000000" },
      after: ["code_wrong", "code_expired", "card_refused", "gateway_unavailable"],
    },
    resendCode: {
      ids: [unpaidByCard.payment.id],
      after: ["too_soon", "code_expired", "gateway_unavailable"],
    },
    productReviews: { ids: [product.id] },
    writeReview: { ids: [reviewed.id], after: ["review_exists", "own_product"] },
    ownReviews: { ids: [product.id] },
    editReview: { ids: [fixtures.reviewId] },
    deleteReview: { ids: [fixtures.reviewId] },
    voteHelpful: { ids: [fixtures.publishedReviewId] },
    withdrawHelpful: { ids: [fixtures.publishedReviewId] },
    reportReview: {
      ids: [fixtures.publishedReviewId],
      after: ["own_review", "report_exists"],
    },
    inviteAdministrator: { body: { email: email(), rank: "support" }, after: ["too_soon"] },
    // an unknown account: a real one would be told
    viewAsPerson: { ids: ["cus_none"], after: ["account_not_found"] },
    endPersonView: { ids: ["cus_none"], after: ["account_not_found"] },
    withdrawAdminInvitation: { ids: ["adminv_none"], after: ["not_found"] },
    adminInvitation: { after: ["invitation_invalid"] },
    joinTeam: { after: ["invitation_invalid", "too_many_requests"] },
    acceptAdminInvitation: { after: ["invitation_invalid"] },
    // unknown objects: real ones would be changed for the other callers
    setReviewStatus: { ids: ["prev_none"], after: ["review_not_found"] },
    answerContactMessage: { ids: ["cmsg_none"], after: ["contact_message_not_found"] },
    setContactMessageStatus: { ids: ["cmsg_none"], after: ["contact_message_not_found"] },
    decideModeration: { after: ["moderation_item_not_found"] },
    undoModeration: { after: ["decision_not_found"] },
    openOrderPage: { ids: ["par_none"], after: ["order_not_found"] },
    openProductPage: { ids: ["prod_none"], after: ["product_not_found"] },
    // a product that does not exist: its row fails
    startJob: { body: { kind: "hide_products", ids: ["prod_none"], reason: "Нет документов" } },
    job: { ids: ["job_none"], after: ["job_not_found"] },
    jobRows: { ids: ["job_none"], after: ["job_not_found"] },
    exportJobRows: { ids: ["job_none"], after: ["job_not_found"] },
    cancelJob: { ids: ["job_none"], after: ["job_not_found"] },
    undoJob: { ids: ["job_none"], after: ["job_not_found"] },
    savedViews: { query: "list=users" },
    deletedContent: { query: "kind=banners" },
    exportFigures: { query: "table=days" },
    changeView: { ids: ["view_none"], after: ["view_not_found"] },
    deleteView: { ids: ["view_none"], after: ["view_not_found"] },
    // the example's pictures are nobody's
    createBanner: { after: ["invalid_input"] },
    changeBanner: { ids: ["ban_none"], after: ["banner_not_found"] },
    deleteBanner: { ids: ["ban_none"], after: ["banner_not_found"] },
    // another order than the present one
    orderBanners: { after: ["stale_version"] },
    orderSections: { after: ["stale_version"] },
    changeSection: { ids: ["sec_none"], after: ["section_not_found"] },
    deleteSection: { ids: ["sec_none"], after: ["section_not_found"] },
    saveBannerDraft: { ids: ["ban_none"], after: ["banner_not_found"] },
    saveSectionDraft: { ids: ["sec_none"], after: ["section_not_found"] },
    discardDraft: { ids: ["ban_none"], after: ["not_found"] },
    publishDraft: { ids: ["ban_none"], after: ["not_found"] },
    contentVersions: { ids: ["ban_none"], after: ["not_found"] },
    rollBackContent: { ids: ["ban_none"], after: ["not_found"] },
    restoreContent: { ids: ["ban_none"], after: ["not_found"] },
    readNotification: { ids: [first] },
    archiveNotification: { ids: [first] },
    restoreNotification: { ids: [first] },
    deleteNotification: { ids: [second] },
    upload: { file: "image" },
  };
}
