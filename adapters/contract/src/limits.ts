import { uploadLimits } from "./upload-types.ts";

/** Limits that storefront and server share (specification, section 9). Free of zod. */
export const limits = {
  pageDefault: 20,
  pageMax: 100,
  /** categories in one answer to administrators, who move them as a tree */
  treeMax: 1_000,
  /** rows up to which filtered lists of administrators are counted; one more means that there are more */
  countedMost: 10_000,
  /** rows of one exported list */
  exportRows: 100_000,
  featuredDefault: 10,
  quantityMax: 99,
  orderLinesMax: 100,
  /** largest value of the products of one order, in whole sums */
  orderSumMax: 1_000_000_000_000,
  /** whole sum by which one administrator may adjust a shop's balance within 24 hours, increases and reductions added up */
  adjustmentAlone: 10_000_000,
  /** favorites of one person, and limits of what can be added to each */
  favorites: 500,
  favoriteTags: 10,
  favoriteTagLength: 40,
  favoriteNotesLength: 1000,
  favoritePriorityMax: 5,
  /** products in a comparison */
  compared: 4,
  nameMax: 100,
  addressMin: 5,
  addressMax: 300,
  passwordMin: 8,
  passwordMax: 128,
  secondFactorCodeMax: 40,
  passkeyNameMax: 60,
  passkeysMax: 10,
  /** bytes; a larger JSON body is answered with 413 */
  bodyBytes: 1_048_576,
  /** addresses on one page of the site map */
  addressesPerPage: 1000,
  /** bytes of one uploaded file */
  uploadBytes: uploadLimits.bytes,
  /** milliseconds; timeout of the client and of the adapters */
  timeoutMs: 10_000,
  badgeMax: 99,
  /** shortest and longest text of a required reason */
  reasonMin: 3,
  reasonMax: 500,
  /** characters of a note about an order */
  orderNoteMax: 2000,
  /** mails about one order that administrators can send again within an hour */
  resentMailsPerHour: 5,
  /** pictures of a return */
  returnPhotosMax: 6,
} as const;

/** Uzbek mobile number as it is stored and sent: +998 and nine digits. */
export const phonePattern = /^\+998\d{9}$/;
