/** What a fiscal receipt states about a product besides its name and price. */
export interface FiscalCodes {
  /** code of the national catalogue of goods and services (IKPU, MXIK), 17 digits; may begin with zeros */
  ikpu: string;
  /** code of the package, listed there with the IKPU, digits; may begin with zeros */
  packageCode: string;
  /** whole percent of VAT included in the price; 0 for sellers and products without VAT */
  vatPercent: number;
}

/** The general rate, for codes without a rate of their own. */
export const GENERAL_VAT_PERCENT = 12;

/** Checks only the format of an IKPU, not whether the catalogue lists it. */
export const isIkpu = (text: string) => /^[0-9]{17}$/.test(text);

export const isPackageCode = (text: string) => /^[0-9]{1,20}$/.test(text);

export const isVatPercent = (percent: number) => Number.isInteger(percent) && percent >= 0 && percent <= 100;
