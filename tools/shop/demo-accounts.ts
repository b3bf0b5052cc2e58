/** The accounts of the demo data; commerce creates them (`src/scripts/seed/store/accounts.ts`). */
export const demoAccounts = {
  buyer: { email: "buyer@bezak.uz", password: "bezak-buyer" },
  seller: { email: "seller@bezak.uz", password: "bezak-seller" },
  otherSeller: { email: "seller2@bezak.uz", password: "bezak-seller" },
  admin: { email: "admin@bezak.uz", password: "bezak-admin" },
} as const;

export type DemoAccount = (typeof demoAccounts)[keyof typeof demoAccounts];
