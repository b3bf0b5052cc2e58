/** Limits of the seller panel that both sides keep. Free of zod: safe in a browser. */
export const sellerLimits = {
  /** categories of an application (specification, section 5) */
  categoriesMax: 5,
  companyNameMax: 120,
  applicationTextMax: 4000,
  /** letters of a shop's name, description and policies */
  shopNameMax: 60,
  shopTextMax: 4000,
  workingHoursMax: 200,
  membersMax: 20,
  /** days an invitation holds */
  invitationDays: 7,
  productNameMax: 200,
  productTextMax: 20_000,
  /** the least and the highest price of a piece, whole sums; and pieces in stock */
  priceMin: 1,
  priceMax: 1_000_000_000_000,
  stockMax: 1_000_000,
  /** the most that a payout may be asked to come to at least, whole sum; and days between payouts */
  payoutMinimumMax: 1_000_000_000,
  payoutDaysMax: 90,
  /** hours before money goes to an account that was changed */
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
  /** hours a paid order may wait to be accepted, and when the shop is reminded */
  acceptWithinHours: 24,
  remindAfterHours: 12,
  /** hours in which a reply to a review can be changed */
  replyEditHours: 24,
  replyMax: 2000,
  trackingMax: 64,
  /** parcels whose labels are printed at once */
  labelsMax: 50,
} as const;
