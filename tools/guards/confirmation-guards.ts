import { guard, guardOfSpec, type Guard } from "./guard.ts";

const api = "commerce/src/api";

const confirmed = (what: string, folder: string, code: string): Guard =>
  guard(
    `requires the password before ${what}`,
    `${api}/${folder}/middlewares.ts`,
    code,
    code.replace(/requireConfirmation(, )?/, ""),
  );

const matching = (matcher: string, methods = "") =>
  `{ matcher: "${matcher}",${methods} middlewares: [requireConfirmation] }`;

/** A token without the password moves no money and ends no session. */
export const confirmationGuards: Guard[] = [
  confirmed("payouts to shops", "admin/payouts", matching("/admin/payouts*", ' methods: ["POST"],')),
  guardOfSpec(
    "finance/bank-files.spec.ts",
    "records many payouts as paid only as they were seen",
    "commerce/src/workflows/admin-job/run-row.ts",
    "seen ?? state.version",
    "state.version",
  ),
  confirmed(
    "an adjustment of a balance",
    "admin/payouts",
    matching("/admin/sellers/:id/adjustments", ' methods: ["POST"],'),
  ),
  confirmed(
    "a decision on another administrator's adjustment",
    "admin/payouts",
    matching("/admin/adjustments*", ' methods: ["POST"],'),
  ),
  confirmed(
    "an act is requested from a second administrator",
    "admin/approvals",
    matching("/admin/approvals", ' methods: ["POST"],'),
  ),
  confirmed(
    "an act of another administrator is approved",
    "admin/approvals",
    matching("/admin/approvals/:id/approve", ' methods: ["POST"],'),
  ),
  confirmed(
    "an act of another administrator is refused",
    "admin/approvals",
    matching("/admin/approvals/:id/refuse", ' methods: ["POST"],'),
  ),
  confirmed(
    "payouts of a shop are held",
    "admin/holds",
    matching("/admin/sellers/:id/holds", ' methods: ["POST"],'),
  ),
  confirmed(
    "a hold of payouts is released",
    "admin/holds",
    matching("/admin/holds/:id/release", ' methods: ["POST"],'),
  ),
  confirmed(
    "showing a full account number",
    "admin/refunds-owed",
    matching("/admin/refunds-owed/:id/account"),
  ),
  confirmed("recording a refund as paid", "admin/refunds-owed", matching("/admin/refunds-owed/:id/paid")),
  confirmed(
    "a change of a commission",
    "admin/commission-rules",
    matching("/admin/commission-rules*", ' methods: ["POST", "DELETE"],'),
  ),
  confirmed(
    "recording cash as received",
    "admin/cash-receipts",
    matching("/admin/cash-receipts", ' methods: ["POST"],'),
  ),
  confirmed(
    "a change of who collects cash",
    "admin/shops",
    matching("/admin/shops/:id/cash-collector", ' methods: ["POST"],'),
  ),
  confirmed(
    "a second factor is set up or switched off",
    "customer/second-factor",
    matching("/customer/second-factor", ' methods: ["POST", "DELETE"],'),
  ),
  confirmed(
    "new recovery codes are made",
    "customer/second-factor",
    'recovery-codes",\n    methods: ["POST"],\n    middlewares: [requireConfirmation]',
  ),
  confirmed(
    "an administrator is invited",
    "admin/team",
    matching("/admin/team/invitations", ' methods: ["POST"],'),
  ),
  confirmed(
    "an invitation makes a buyer an administrator",
    "customer/admin-invitations",
    matching("/customer/admin-invitations", ' methods: ["POST"],'),
  ),
  confirmed(
    "a passkey is added",
    "customer/passkeys",
    matching("/customer/passkeys/challenge", ' methods: ["POST"],'),
  ),
  confirmed(
    "a passkey is removed",
    "customer/passkeys",
    matching("/customer/passkeys/:id", ' methods: ["DELETE"],'),
  ),
  confirmed("an account is deleted", "admin/users", matching("/admin/users/:id", ' methods: ["DELETE"],')),
  guard(
    "requires the password before a change of a role",
    "commerce/src/workflows/users/change-role.ts",
    "if (!confirmed) throw passwordFirst();",
    "",
  ),
  guardOfSpec(
    "users/ranks.spec.ts",
    "requires the password before an administrator is blocked",
    "commerce/src/workflows/users/change-user.ts",
    "if (blocks && !confirmed) throw passwordFirst();",
    "",
  ),
  guardOfSpec(
    "users/ranks.spec.ts",
    "requires the password before an administrator is unblocked",
    "commerce/src/workflows/users/change-user.ts",
    'if (row.role === "admin" && block.blocked === false && !confirmed) throw passwordFirst();',
    "",
  ),
  confirmed(
    "an administrator cancels a line",
    "admin/orders",
    matching("/admin/orders/:id/cancel", ' methods: ["PATCH"],'),
  ),
  guard(
    "requires the password before an administrator cancels a parcel",
    "commerce/src/workflows/parcel/administered-parcels.ts",
    'if (step.status === "cancelled" && !confirmed) throw passwordFirst();',
    "",
  ),
  guardOfSpec(
    "auth/step-up.spec.ts",
    "accepts no old confirmation",
    "commerce/src/workflows/auth/confirmation.ts",
    "confirmedAt <= now && now - confirmedAt < confirmationMinutes[purpose] * MINUTE_MS",
    "confirmedAt <= now",
  ),
  guard(
    "requires the password before an administrator refunds a return",
    "commerce/src/workflows/return/administered-returns.ts",
    'if (to === "refunded" && !confirmed) throw passwordFirst();',
    "",
  ),
  confirmed(
    "a change of the marketplace's settings",
    "admin/settings",
    matching("/admin/settings", ' methods: ["POST"],'),
  ),
  confirmed("a buyer's choice of a refund account", "customer/orders", "middlewares: [requireConfirmation]"),
  guard(
    "requires the password before a return names another refund account",
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
    "requires the password before other sessions are ended",
    `${api}/internal/auth/end-session/route.ts`,
    "  await requireProof(req.scope, caller, proof);\n",
    "",
  ),
  guard(
    "requires the password before a code goes to another e-mail address",
    `${api}/internal/auth/ask-email-change/route.ts`,
    "  await requireProof(req.scope, caller, proof);\n",
    "",
  ),
  guard(
    "requires the password before a change of the payout account",
    "commerce/src/api/vendor/shop/settings/route.ts",
    "confirmed: isConfirmed(req)",
    "confirmed: true",
  ),
];
