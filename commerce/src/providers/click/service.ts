import { MedusaError } from "@medusajs/framework/utils";
import { LedgerPaymentProvider } from "../../modules/payment-ledger/ledger-payment-provider.ts";
import { wrongOption, type ClickOptions } from "./options.ts";

/** Click: its callbacks (`shop-api.ts`) write the ledger, and the engine reads it here. */
export class ClickPaymentProvider extends LedgerPaymentProvider<ClickOptions> {
  static override identifier = "click";

  static override validateOptions(options: Partial<ClickOptions>): void {
    const wrong = wrongOption(options);
    if (wrong) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `Click's option ${wrong.option} ${wrong.why}.`);
    }
  }
}
