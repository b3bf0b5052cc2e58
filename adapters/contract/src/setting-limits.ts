/** Names and limits of the marketplace's settings, which storefront and server share. Free of zod. */
export const settingNames = [
  "storeName",
  "contacts",
  "requisites",
  "deliveryFee",
  "freeDeliveryFrom",
  "commissionRate",
  "minimumPayout",
  "payoutIntervalDays",
  "approvalOver",
  "holidays",
  "reviewModeration",
  "productChecks",
  "maintenance",
] as const;

export type SettingName = (typeof settingNames)[number];

export const settingLimits = {
  storeNameMin: 2,
  storeNameMax: 60,
  emailMax: 254,
  /** characters of an address or of the hours in one language */
  contactTextMax: 300,
  legalNameMin: 2,
  legalNameMax: 200,
  licenceMax: 200,
  /** highest fee of one delivery, in whole sums */
  deliveryFeeMax: 10_000_000,
  holidaysMax: 200,
} as const;

/** With the country code, such as +998 71 200 00 00. */
export const contactPhonePattern = /^\+\d[\d ()-]{6,23}\d$/;

/** STIR (INN) of a legal person; how its last digit is calculated is not public. */
export const tinPattern = /^\d{9}$/;
