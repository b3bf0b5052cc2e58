import type { domains } from "./domains.ts";

/** Who may be calling; the things that calls name belong to `buyer`, those of a shop to `seller`. */
export const callers = ["guest", "buyer", "otherBuyer", "seller", "otherSeller", "admin"] as const;

export type Caller = (typeof callers)[number];

/** What a caller meets: the call does its work, or this status. Somebody else's thing is not there. */
export type Reach = "yes" | 401 | 403 | 404;

type Domains = typeof domains;
/** The name of every call of the contract. */
export type CallName = { [R in keyof Domains]: keyof Domains[R] }[keyof Domains];

type Row = Record<Caller, Reach>;

const row = (guest: Reach, buyer: Reach, otherBuyer: Reach, sellers: Reach, admin: Reach): Row => ({
  ...{ guest, buyer, otherBuyer, admin },
  seller: sellers,
  otherSeller: sellers,
});

const everybody = row("yes", "yes", "yes", "yes", "yes");
/** Who is signed in, whoever that is. */
const person = row(401, "yes", "yes", "yes", "yes");
/** Who buys: sellers do as well, administrators have accounts of another kind. */
const shopper = row(401, "yes", "yes", "yes", 403);
/** Something of the buyer's, of which administrators have some as well. */
const ownOfPerson = row(401, "yes", 404, 404, 404);
/** Something of the buyer's. */
const own = row(401, "yes", 404, 404, 403);

/** What a shop has; every shop its own. */
const shop: Row = { ...row(401, 403, 403, "yes", 403) };
/** Something of one shop. */
const ownShop: Row = { ...shop, otherSeller: 404 };
/** What administrators do. */
const administrator = row(401, 403, 403, 403, "yes");

/** Every call by every caller. A generated test asks for each cell against a running shop (e2e/access.api.spec.ts). */
export const accessTable: Record<CallName, Row> = {
  health: everybody,
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
  addresses: everybody,
  contacts: everybody,
  sendContactMessage: everybody,
  register: everybody,
  login: everybody,
  logout: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  me: person,
  changePassword: person,
  confirmPassword: person,
  sessions: person,
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
  reviewApplications: administrator,
  reviewApplication: administrator,
  approveApplication: administrator,
  rejectApplication: administrator,
  ownShop: shop,
  shopSettings: shop,
  changeShopSettings: shop,
  shopTeam: shop,
  inviteMember: shop,
  changeMember: ownShop,
  removeMember: ownShop,
  invitation: everybody,
  acceptInvitation: shopper,
  administeredShops: administrator,
  suspendShop: administrator,
  resumeShop: administrator,
  setCashCollector: administrator,
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
  payoutPreview: administrator,
  sweepPayouts: administrator,
  payouts: administrator,
  payoutSettings: administrator,
  setPayoutSettings: administrator,
  bankFile: administrator,
  cashReceipts: administrator,
  recordCashReceipt: administrator,
  refundsOwed: administrator,
  refundAccount: administrator,
  payRefundOwed: administrator,
  auditEntries: administrator,
  endAccountSessions: administrator,
  payPayout: administrator,
  failPayout: administrator,
  cancelPayout: administrator,
  adjustBalance: administrator,
  adjustmentRequests: administrator,
  approveAdjustment: administrator,
  refuseAdjustment: administrator,
  commissionRules: administrator,
  setCommissionRule: administrator,
  setDefaultCommission: administrator,
  removeCommissionRule: administrator,
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
