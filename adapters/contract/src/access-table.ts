import type { AdminRank } from "./admin-ranks.ts";
import type { domains } from "./domains.ts";

/** Kinds of callers. In each test call the objects belong to `buyer`, those of a shop to `seller`. */
export const callers = ["guest", "buyer", "otherBuyer", "seller", "otherSeller", "admin"] as const;

export type Caller = (typeof callers)[number];

/** "yes" if the call succeeds, else the status of the refusal; an object of somebody else is 404. */
export type Reach = "yes" | 401 | 403 | 404;

type Domains = typeof domains;
export type CallName = { [R in keyof Domains]: keyof Domains[R] }[keyof Domains];

export interface AccessRow extends Record<Caller, Reach> {
  /** the administrators who may make the call; without it all of them, if any */
  ranks?: readonly AdminRank[];
}

type Row = AccessRow;

const row = (guest: Reach, buyer: Reach, otherBuyer: Reach, sellers: Reach, admin: Reach): Row => ({
  guest,
  buyer,
  otherBuyer,
  admin,
  seller: sellers,
  otherSeller: sellers,
});

const everybody = row("yes", "yes", "yes", "yes", "yes");
/** For everybody who is signed in. */
const person = row(401, "yes", "yes", "yes", "yes");
/** For buyers and sellers; administrators have accounts of another kind and cannot buy. */
const shopper = row(401, "yes", "yes", "yes", 403);
/** An object of the buyer, of a kind that administrators have as well. */
const ownOfPerson = row(401, "yes", 404, 404, 404);
/** An object of the buyer, of a kind that administrators do not have. */
const own = row(401, "yes", 404, 404, 403);

/** A call about the caller's own shop. */
const shop: Row = { ...row(401, 403, 403, "yes", 403) };
/** An object of one shop. */
const ownShop: Row = { ...shop, otherSeller: 404 };

/** A call of the administrators' panel, for owners and the named ranks: see docs/decisions/068-ranks.md. */
const ranks = (...others: Exclude<AdminRank, "owner">[]): Required<AccessRow> => ({
  ...row(401, 403, 403, 403, "yes"),
  ranks: ["owner", ...others],
});
const owners = ranks();
const managers = ranks("manager");
const anyRank = ranks("manager", "support", "content", "finance");
/** Banners, sections, categories and products. */
const catalogue = ranks("manager", "content");
/** Buyers, their orders and what they write. */
const service = ranks("manager", "support");
const orderReaders = ranks("manager", "support", "finance");
const moderators = ranks("manager", "support", "content");
/** Shops' money, and what the marketplace owes. */
const money = ranks("manager", "finance");
/** Money leaves the marketplace, or the terms of it change. */
const treasury = ranks("finance");

/** Every call by every kind of caller. A generated test checks each cell in a running shop (e2e/access.api.spec.ts). */
export const accessTable: Record<CallName, Row> = {
  health: everybody,
  healthLive: everybody,
  healthReady: everybody,
  cities: everybody,
  deliveryTerms: everybody,
  products: everybody,
  searchProducts: everybody,
  suggestProducts: everybody,
  featuredProducts: everybody,
  productsOfCategory: everybody,
  product: everybody,
  categories: everybody,
  categoryTree: everybody,
  featuredCategories: everybody,
  category: everybody,
  sellers: everybody,
  seller: everybody,
  banners: everybody,
  sections: everybody,
  saveBannerDraft: catalogue,
  saveSectionDraft: catalogue,
  discardDraft: catalogue,
  publishDraft: catalogue,
  rollBackContent: catalogue,
  deletedContent: catalogue,
  restoreContent: catalogue,
  contentVersions: catalogue,
  administeredBanners: catalogue,
  createBanner: catalogue,
  changeBanner: catalogue,
  orderBanners: catalogue,
  deleteBanner: catalogue,
  administeredSections: catalogue,
  createSection: catalogue,
  changeSection: catalogue,
  orderSections: catalogue,
  deleteSection: catalogue,
  addresses: everybody,
  contacts: everybody,
  sendContactMessage: everybody,
  contactMessages: service,
  setContactMessageStatus: service,
  marketplaceSettings: owners,
  changeMarketplaceSettings: owners,
  register: everybody,
  login: everybody,
  logout: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  me: person,
  changePassword: person,
  confirmPassword: person,
  sessions: person,
  sessionEnd: person,
  secondFactor: person,
  setUpSecondFactor: person,
  switchOnSecondFactor: person,
  renewRecoveryCodes: person,
  switchOffSecondFactor: person,
  passkeyChallenge: everybody,
  passkeyLogin: everybody,
  passkeys: person,
  preparePasskey: person,
  addPasskey: person,
  renamePasskey: ownOfPerson,
  removePasskey: ownOfPerson,
  confirmPasskey: person,
  askEmailChange: person,
  changeEmail: person,
  askEmailConfirmation: person,
  confirmEmail: person,
  endOtherSessions: person,
  endSession: ownOfPerson,
  profile: person,
  changeProfile: person,
  personalData: shopper,
  closeAccount: shopper,
  favorites: shopper,
  favoriteIds: shopper,
  addFavorite: shopper,
  changeFavorite: own,
  removeFavorite: own,
  quote: everybody,
  placeOrder: shopper,
  orders: shopper,
  order: own,
  cancelOrder: own,
  nameRefundAccount: own,
  requestReturn: own,
  returnsOfOrder: own,
  returns: shopper,
  withdrawReturn: own,
  payments: shopper,
  paymentStatus: own,
  startPayment: own,
  payByCard: own,
  confirmCard: own,
  resendCode: own,
  productReviews: everybody,
  sellerReviews: everybody,
  writeReview: shopper,
  ownReviews: shopper,
  editReview: own,
  deleteReview: own,
  voteHelpful: shopper,
  withdrawHelpful: shopper,
  reportReview: shopper,
  administeredReviews: moderators,
  setReviewStatus: moderators,
  moderation: moderators,
  openModeration: moderators,
  decideModeration: moderators,
  undoModeration: moderators,
  notifications: person,
  notificationStats: person,
  readAllNotifications: person,
  readNotification: ownOfPerson,
  archiveNotification: ownOfPerson,
  restoreNotification: ownOfPerson,
  deleteNotification: ownOfPerson,
  notificationPreferences: shopper,
  changeNotificationPreferences: shopper,
  upload: person,
  apply: shopper,
  applicationStatus: shopper,
  reviewApplications: managers,
  reviewApplication: managers,
  approveApplication: managers,
  rejectApplication: managers,
  ownShop: shop,
  shopSettings: shop,
  changeShopSettings: shop,
  shopTeam: shop,
  inviteMember: shop,
  changeMember: ownShop,
  removeMember: ownShop,
  invitation: everybody,
  acceptInvitation: shopper,
  administeredShops: anyRank,
  suspendShop: managers,
  resumeShop: managers,
  setCashCollector: treasury,
  administeredCategories: catalogue,
  createCategory: catalogue,
  changeCategory: catalogue,
  mergeCategory: catalogue,
  deleteCategory: catalogue,
  adminTeam: managers,
  inviteAdministrator: owners,
  withdrawAdminInvitation: owners,
  adminInvitation: everybody,
  joinTeam: everybody,
  acceptAdminInvitation: shopper,
  administeredUsers: service,
  administeredUser: service,
  userSessions: service,
  changeUser: managers,
  deleteUser: managers,
  administeredParcels: orderReaders,
  administeredParcel: orderReaders,
  setParcelStatus: service,
  changeDelivery: service,
  addOrderNote: service,
  savedViews: anyRank,
  saveView: anyRank,
  changeView: anyRank,
  deleteView: anyRank,
  cancelParcelLine: service,
  setReturnStatus: service,
  orderTimeline: orderReaders,
  resendOrderMail: service,
  adminStats: anyRank,
  adminAnalytics: money,
  adminOperations: money,
  adminSales: money,
  adminCohorts: money,
  administeredProducts: catalogue,
  administeredProduct: catalogue,
  createProduct: managers,
  changeProduct: catalogue,
  deleteProduct: managers,
  parcels: shop,
  parcel: ownShop,
  moveParcel: ownShop,
  packingList: ownShop,
  parcelLabels: ownShop,
  sellerReturns: shop,
  sellerReturn: ownShop,
  moveSellerReturn: ownShop,
  sellerDashboard: shop,
  shopReviews: shop,
  replyToReview: ownShop,
  viewProduct: everybody,
  finance: shop,
  financeEntries: shop,
  ownPayouts: shop,
  statements: shop,
  statementFile: shop,
  payoutPreview: money,
  sweepPayouts: treasury,
  payouts: money,
  payoutSettings: owners,
  setPayoutSettings: owners,
  bankFile: treasury,
  cashReceipts: money,
  recordCashReceipt: money,
  refundsOwed: money,
  refundAccount: money,
  payRefundOwed: money,
  auditEntries: managers,
  auditFile: managers,
  endAccountSessions: managers,
  payPayout: treasury,
  failPayout: treasury,
  cancelPayout: treasury,
  adjustBalance: money,
  adjustmentRequests: money,
  approveAdjustment: money,
  refuseAdjustment: money,
  commissionRules: money,
  setCommissionRule: treasury,
  setDefaultCommission: treasury,
  removeCommissionRule: treasury,
  sellerProducts: shop,
  createSellerProduct: shop,
  changeSellerProducts: ownShop,
  sellerProduct: ownShop,
  previewSellerProduct: ownShop,
  changeSellerProduct: ownShop,
  deleteSellerProduct: ownShop,
  categoryTerms: shop,
  importTemplate: shop,
  exportProducts: shop,
  productImports: shop,
  sendImport: shop,
  productImport: ownShop,
  startImport: ownShop,
  cancelImport: ownShop,
  importErrors: ownShop,
};

/** Parts of a call that fewer ranks may use than the call itself. */
export const partTable = {
  /** another administrator's account, or making one: `changeUser`, `deleteUser`, `endAccountSessions` */
  administrators: owners.ranks,
  /** `setReturnStatus` to `refunded` */
  refundReturn: managers.ranks,
} satisfies Record<string, AccessRow["ranks"]>;

export type CallPart = keyof typeof partTable;
