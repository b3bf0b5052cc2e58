/** Limits of the seller panel that storefront and server share. Free of zod. */
export const sellerLimits = {
  /** categories of an application (specification, section 5) */
  categoriesMax: 5,
  companyNameMax: 120,
  applicationTextMax: 4000,
  /** characters of a shop's name, description and policies */
  shopNameMax: 60,
  shopTextMax: 4000,
  workingHoursMax: 200,
  membersMax: 20,
  /** days for which an invitation is valid */
  invitationDays: 7,
  productNameMax: 200,
  productTextMax: 20_000,
  /** lowest and highest price of a piece, in whole sums; pieces in stock */
  priceMin: 1,
  priceMax: 1_000_000_000_000,
  stockMax: 1_000_000,
  /** highest value for the minimum payout, in whole sums; days between payouts */
  payoutMinimumMax: 1_000_000_000,
  payoutDaysMax: 90,
  /** hours after a change of the account in which no payout goes to it */
  payoutRestHours: 72,
  picturesMax: 20,
  optionsMax: 3,
  optionValuesMax: 30,
  variantsMax: 100,
  attributesMax: 40,
  skuMax: 64,
  brandMax: 80,
  /** products and variants of one bulk change */
  bulkMax: 200,
  importRowsMax: 10_000,
  importBytes: 20_971_520,
  importsPerHour: 20,
  /** hours in which a paid order must be accepted, and after which the shop is reminded */
  acceptWithinHours: 24,
  remindAfterHours: 12,
  /** hours since a parcel could be accepted in which it should be sent: it is only counted */
  sendWithinHours: 48,
  /** hours in which a reply to a review can be changed */
  replyEditHours: 24,
  replyMax: 2000,
  trackingMax: 64,
  /** parcels whose labels are printed at once */
  labelsMax: 50,
} as const;
