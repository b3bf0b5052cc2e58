import { MedusaError } from "@medusajs/framework/utils";
import { LedgerPaymentProvider } from "../../modules/payment-ledger/ledger-payment-provider.ts";
import { wrongOption, type AtmosOptions } from "./options.ts";

abstract class AtmosPaymentProvider extends LedgerPaymentProvider<AtmosOptions> {
  static override validateOptions(options: Record<string, unknown>): void {
    const wrong = wrongOption(options);
    if (!wrong) return;
    const message = `Payments by card (ATMOS): option ${wrong.option} ${wrong.why}`;
    throw new MedusaError(MedusaError.Types.INVALID_DATA, message);
  }
}

/** UzCard in the shop's own form: card number, then the code of an SMS. */
export class UzcardPaymentProvider extends AtmosPaymentProvider {
  static override identifier = "uzcard";
}

/** A bank card on the acquirer's page. */
export class BankCardPaymentProvider extends AtmosPaymentProvider {
  static override identifier = "card";
}
