import { uploadLimits } from "./upload-types.ts";

/** Limits both sides keep (specification, section 9). Free of zod: safe in a browser. */
export const limits = {
  pageDefault: 20,
  pageMax: 100,
  featuredDefault: 10,
  quantityMax: 99,
  orderLinesMax: 100,
  /** whole sum that the goods of one order may come to */
  orderSumMax: 1_000_000_000_000,
  /** whole sum that one administrator may adjust a shop's balance by within 24 hours, up and down counted alike */
  adjustmentAlone: 10_000_000,
  /** favourites of one person; what may be written about each */
  favorites: 500,
  favoriteTags: 10,
  favoriteTagLength: 40,
  favoriteNotesLength: 1000,
  favoritePriorityMax: 5,
  /** products side by side */
  compared: 4,
  nameMax: 100,
  addressMax: 300,
  passwordMin: 8,
  passwordMax: 128,
  /** bytes; a JSON body above it is 413 */
  bodyBytes: 1_048_576,
  /** pages that one part of the site map names */
  addressesPerPage: 1000,
  /** bytes of one file that is sent in */
  uploadBytes: uploadLimits.bytes,
  /** milliseconds; the client's and the adapter's time-out */
  timeoutMs: 10_000,
  badgeMax: 99,
  /** letters of a reason that somebody has to give, and at most */
  reasonMin: 3,
  reasonMax: 500,
  /** pictures of a return */
  returnPhotosMax: 6,
} as const;

/** Uzbek mobile number as it is stored and sent: +998 and nine digits. */
export const phonePattern = /^\+998\d{9}$/;
