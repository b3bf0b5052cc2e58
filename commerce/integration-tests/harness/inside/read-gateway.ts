import { ledger } from "../deferred-provider/ledger.ts";

export default () => ({
  authorized: ledger.authorized,
  cancelled: ledger.cancelled,
  refunds: ledger.refunds,
});
