import { guard, type Guard } from "./guard.ts";

const api = "commerce/src/api";

const confirmed = (what: string, folder: string, code: string): Guard =>
  guard(
    `the password is asked for before ${what}`,
    `${api}/${folder}/middlewares.ts`,
    code,
    code.replace(/requireConfirmation(, )?/, ""),
  );

const matching = (matcher: string, methods = "") =>
  `{ matcher: "${matcher}",${methods} middlewares: [requireConfirmation] }`;

/** A token alone moves no money and signs nobody out. */
export const confirmationGuards: Guard[] = [
  confirmed("money goes to shops", "admin/payouts", matching("/admin/payouts*", ' methods: ["POST"],')),
  confirmed(
    "a balance is adjusted",
    "admin/payouts",
    matching("/admin/sellers/:id/adjustments", ' methods: ["POST"],'),
  ),
  confirmed(
    "another administrator's adjustment is decided",
    "admin/payouts",
    matching("/admin/adjustments*", ' methods: ["POST"],'),
  ),
  confirmed("an account is read whole", "admin/refunds-owed", matching("/admin/refunds-owed/:id/account")),
  confirmed("a refund is called paid", "admin/refunds-owed", matching("/admin/refunds-owed/:id/paid")),
  confirmed(
    "a commission is set",
    "admin/commission-rules",
    matching("/admin/commission-rules*", ' methods: ["POST", "DELETE"],'),
  ),
  confirmed(
    "cash is called received",
    "admin/cash-receipts",
    matching("/admin/cash-receipts", ' methods: ["POST"],'),
  ),
  confirmed(
    "it is said who collects cash",
    "admin/shops",
    matching("/admin/shops/:id/cash-collector", ' methods: ["POST"],'),
  ),
  confirmed("a buyer says where money goes", "customer/orders", "middlewares: [requireConfirmation]"),
  guard(
    "the password is asked for before a return takes money elsewhere",
    `${api}/customer/orders/[id]/returns/route.ts`,
    "confirmed: isConfirmed(req)",
    "confirmed: true",
  ),
  confirmed(
    "an administrator ends sessions",
    "admin/accounts",
    matching("/admin/accounts/:id/sessions", ' methods: ["DELETE"],'),
  ),
  guard(
    "the password is asked for before other sessions are ended",
    `${api}/internal/auth/end-session/route.ts`,
    "  await requireProof(req.scope, caller, proof);\n",
    "",
  ),
  guard(
    "the password is asked for before a code goes to another e-mail",
    `${api}/internal/auth/ask-email-change/route.ts`,
    "  await requireProof(req.scope, caller, proof);\n",
    "",
  ),
  guard(
    "the password is asked for before another payout account",
    "commerce/src/api/vendor/shop/settings/route.ts",
    "confirmed: isConfirmed(req)",
    "confirmed: true",
  ),
];
