import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseLanguage } from "../html/language.ts";
import { formField } from "../http/form.ts";
import { dropConnection, losingReply, strike } from "../http/strike.ts";
import { charge, refuseCode, sendCode, sendCodeAgain } from "./charge.ts";
import type { AtmosContext } from "./context.ts";
import { namedTransaction, refuseStore } from "./read-body.ts";
import { closed, codes, ok, refusal } from "./results.ts";
import type { Answer } from "./results.ts";
import { beginTransaction, storeTransaction } from "./transactions.ts";
import type { AtmosTransaction } from "./transactions.ts";

type Work = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Answer | FastifyReply | Promise<Answer | FastifyReply>;

/** The documented payment API under `/atmos`. Always HTTP 200 with `result.code`, except for tokens. */
export function addAtmosApi(app: FastifyInstance, context: AtmosContext): void {
  const { settings, run, tokens, faults } = context;
  const { storeId } = settings.atmos;

  app.post("/atmos/token", (request, reply) => {
    const { consumerKey, consumerSecret } = settings.atmos;
    const wanted = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString("base64")}`;
    return strike({ gateway: "atmos", faults, on: "token", account: undefined, reply }, () => {
      if (request.headers.authorization !== wanted)
        return reply
          .status(401)
          .send({ error: "invalid_client", error_description: "Client authentication failed" });
      if (formField(request, "grant_type") !== "client_credentials")
        return reply.status(400).send({ error: "unsupported_grant_type" });
      return reply.send(tokens.give());
    });
  });

  /** One call of the API: checks token, faults and parameters, then does the work. */
  const call = (on: string, path: string, work: Work) =>
    app.post(path, async (request, reply) => {
      const account = namedTransaction(request, context)?.account ?? formField(request, "account");
      if (faults.take("atmos", "expire_tokens", { on, account })) tokens.forget();
      if (!tokens.isGood(request.headers.authorization))
        return reply.status(401).send({ fault: { code: 900901, message: "Invalid Credentials" } });
      return strike({ gateway: "atmos", faults, on, account, reply }, async () => {
        const answer = await work(request, reply);
        return reply.sent ? reply : reply.send(answer);
      });
    });

  /** Work on the payment of `transaction_id`. */
  const onOne =
    (
      work: (transaction: AtmosTransaction, request: FastifyRequest, reply: FastifyReply) => ReturnType<Work>,
    ): Work =>
    (request, reply) => {
      const wrong = refuseStore(request, context);
      if (wrong) return wrong;
      const transaction = namedTransaction(request, context);
      return transaction
        ? work(transaction, request, reply)
        : refusal(codes.parameters, "Transaction not found");
    };

  call("create", "/atmos/merchant/pay/create", (request) => {
    const wrong = refuseStore(request, context);
    if (wrong) return wrong;
    const [amount, account] = [formField(request, "amount"), formField(request, "account")];
    if (!/^[1-9]\d{0,14}$/.test(amount))
      return refusal(codes.parameters, "amount is not an integer in tiyin");
    if (!/^\d{1,32}$/.test(account)) return refusal(codes.parameters, "account is no digits");
    const language = chooseLanguage(formField(request, "lang"), undefined);
    const made = beginTransaction(run, { account, amount: Number(amount), language });
    return ok({ transaction_id: made.id, store_transaction: storeTransaction(made, storeId) });
  });

  call(
    "pre-apply",
    "/atmos/merchant/pay/pre-apply",
    onOne((transaction, request) =>
      sendCode(transaction, formField(request, "card_number"), formField(request, "expiry"), storeId),
    ),
  );

  for (const name of ["otp-resend", "retry-otp"])
    call(
      "otp-resend",
      `/atmos/merchant/pay/${name}`,
      onOne((transaction) => sendCodeAgain(transaction, storeId)),
    );

  call(
    "apply",
    "/atmos/merchant/pay/apply",
    onOne(async (transaction, request, reply) => {
      const refused = refuseCode(transaction, formField(request, "otp"), storeId);
      if (refused) return refused;
      const part = transaction.played ? "ok" : transaction.card;
      transaction.played = true;
      if (part === "slow") await wait(settings.atmos.slowMilliseconds);
      if (part === "lost-not-taken") return dropConnection(reply);
      if (part === "lost-taken") return losingReply(reply, () => reply.send(charge(transaction, storeId)));
      return charge(transaction, storeId);
    }),
  );

  call(
    "get",
    "/atmos/merchant/pay/get",
    onOne((transaction) => {
      const { state, account } = transaction;
      const saysClosed = faults.take("atmos", "closed_when_paid", { on: "get", account });
      if (state === "closed" || state === "reversed" || (state === "confirmed" && saysClosed))
        return closed(transaction, storeId);
      return ok({ store_transaction: storeTransaction(transaction, storeId) });
    }),
  );

  // here transaction_id is the payment's success_trans_id
  call("reverse", "/atmos/merchant/pay/reverse", (request) => {
    const id = Number(formField(request, "transaction_id"));
    const transaction = [...run.transactions.values()].find(({ successId }) => successId === id);
    if (!transaction) return refusal(codes.parameters, "Transaction not found");
    if (transaction.state === "reversed") return closed(transaction, storeId);
    if (faults.take("atmos", "refuse_reverse", { on: "reverse", account: transaction.account }))
      return refusal(codes.internal, "Reversal was refused by the processing centre");
    transaction.state = "reversed";
    return ok({ transaction_id: id });
  });
}
