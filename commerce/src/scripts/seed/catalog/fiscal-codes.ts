import { GENERAL_VAT_PERCENT } from "../../../modules/fiscal/fiscal-codes.ts";

/** `group`: five-digit customs heading of the products, with which an IKPU begins. */
const made = (group: string, rest: string, packageCode: string) =>
  ({ ikpu: group + rest, packageCode, vatPercent: GENERAL_VAT_PERCENT }) as const;

/**
 * Codes by category slug; a category without its own uses those of its first-level category. They have the right format
 * but are made up: before a real receipt is issued, each must be looked up in the national catalogue.
 */
export const fiscalCodes: Readonly<Record<string, ReturnType<typeof made>>> = {
  jewellery: made("07117", "001001000001", "1495086"),
  bags: made("04202", "001003000001", "1273410"),
  handbags: made("04202", "001001000001", "1273404"),
  wallets: made("04202", "002001000001", "1273421"),
  watches: made("09102", "001002000001", "1520733"),
  "smart-watches": made("08517", "006009000001", "1508812"),
  scarves: made("06214", "001001000001", "1391150"),
  "warm-scarves": made("06117", "001002000001", "1388247"),
  glasses: made("09004", "001001000001", "1517206"),
  frames: made("09003", "001001000001", "1517190"),
  belts: made("04203", "003001000001", "1274008"),
  hats: made("06505", "001004000001", "1407365"),
  "sun-hats": made("06504", "001001000001", "1407312"),
  hair: made("09615", "002001000001", "1534419"),
  combs: made("09615", "001001000001", "1534402"),
  phone: made("08517", "013005000001", "1508990"),
  headphones: made("08518", "002001000001", "1509144"),
  charging: made("08504", "003004000001", "1505637"),
  car: made("08708", "020011000001", "1514075"),
  "car-interior": made("05703", "001002000001", "1352281"),
  "car-keys": made("07326", "014003000001", "1446918"),
};
