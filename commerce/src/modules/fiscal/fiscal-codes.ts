/** What a fiscal receipt says of a thing beside its name and price. */
export interface FiscalCodes {
  /** code of the national catalogue of goods and services (IKPU, MXIK), 17 digits; may begin with zeros */
  ikpu: string;
  /** code of the unit it is sold in, listed there with the IKPU, digits; may begin with zeros */
  packageCode: string;
  /** whole percent of VAT that the price includes; 0 for sellers and goods without */
  vatPercent: number;
}

/** The general rate, for codes that come without one. */
export const GENERAL_VAT_PERCENT = 12;

/** Has the form of an IKPU; whether the catalogue lists it cannot be told from here. */
export const isIkpu = (text: string) => /^[0-9]{17}$/.test(text);

export const isPackageCode = (text: string) => /^[0-9]{1,20}$/.test(text);

export const isVatPercent = (percent: number) => Number.isInteger(percent) && percent >= 0 && percent <= 100;
