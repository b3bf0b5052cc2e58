import { MedusaError } from "@medusajs/framework/utils";
import {
  LedgerPaymentProvider,
  type LedgerCradle,
} from "../../modules/payment-ledger/ledger-payment-provider.ts";
import { whatIsWrong, type PaymeOptions } from "./options.ts";
import { PAYME } from "./transaction.ts";

/** Payme: it calls us (`answer-payme.ts`), and the engine reads the ledger. */
export class PaymePaymentProvider extends LedgerPaymentProvider<PaymeOptions> {
  static override identifier = PAYME;

  static override validateOptions(options: Record<string, unknown>): void {
    const wrong = whatIsWrong(options);
    if (wrong) throw new MedusaError(MedusaError.Types.INVALID_DATA, wrong);
  }

  /** Public because the engine constructs it; the base class has a protected constructor. */
  constructor(cradle: LedgerCradle, options: PaymeOptions) {
    super(cradle, options);
  }
}
