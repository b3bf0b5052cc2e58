import type { MedusaContainer } from "@medusajs/framework/types";
import { getSellerLedger } from "../../../../src/workflows/seller-ledger/get-seller-ledger.ts";
import { bankAccount as account } from "../finance-account.ts";

/** Makes a payout of a shop's whole available balance. */
export default (container: MedusaContainer, { sellerId }: { sellerId: string }) =>
  getSellerLedger(container).payouts.make({
    sellerId,
    account,
    minimum: 1,
    held: [],
    intervalDays: 0,
    actor: "user_test",
  });
