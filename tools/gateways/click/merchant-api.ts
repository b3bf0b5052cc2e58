import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { strike } from "../http/strike.ts";
import { writeExact } from "../http/exact-json.ts";
import type { ClickContext } from "./pay.ts";
import { isMerchant } from "./merchant-auth.ts";
import { submitItems } from "./fiscal.ts";
import { tashkentTime } from "./sign.ts";
import type { ClickPayment } from "./payments.ts";

const IDS = ["payment_id", "paymentId"];

function send(reply: FastifyReply, fields: Record<string, unknown>, status = 200): FastifyReply {
  return reply.status(status).type("application/json; charset=utf-8").send(writeExact(fields, IDS));
}

const refuse = (reply: FastifyReply, note: string, status = 200, code = -1): FastifyReply =>
  send(reply, { error_code: code, error_note: note }, status);

const ok = (more: object) => ({ error_code: 0, error_note: "Success", ...more });

type Params = Record<"service" | "payment" | "mti" | "date", string>;

/** Click's Merchant API under `/click/v2/merchant`: status, reversals and receipts of a payment. */
export function addMerchantApi(app: FastifyInstance, { settings, run, faults }: ClickContext): void {
  const base = "/click/v2/merchant";

  const answer =
    (on: string, work: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isMerchant(request.headers.auth, settings)) return refuse(reply, "Authorization failed", 401);
      const { service, payment, mti } = request.params as Params;
      if (service !== undefined && service !== settings.click.serviceId)
        return refuse(reply, "Service not found", 404);
      const account = mti ?? run.payments.get(payment)?.account;
      return strike({ gateway: "click", faults, on, account, reply }, () => work(request, reply));
    };

  /** The payment of the path; undefined if it is unknown, which is answered as an error. */
  const found = (request: FastifyRequest): ClickPayment | undefined =>
    run.payments.get((request.params as Params).payment);

  app.get(
    `${base}/payment/status/:service/:payment`,
    answer("status", (request, reply) => {
      const payment = found(request);
      if (!payment) return refuse(reply, "Payment not found", 404, -16);
      return send(reply, ok({ payment_id: payment.paydocId, payment_status: payment.status }));
    }),
  );

  app.get(
    `${base}/payment/status_by_mti/:service/:mti/:date`,
    answer("status_by_mti", (request, reply) => {
      const { mti, date } = request.params as Params;
      const ofDay = [...run.payments.values()].filter(
        (one) => one.account === mti && tashkentTime(one.createdAt).startsWith(date),
      );
      const payment = ofDay.find(({ status }) => status === 2) ?? ofDay.at(-1);
      if (!payment) return refuse(reply, "Payment not found", 404, -16);
      return send(reply, ok({ payment_id: payment.paydocId, merchant_trans_id: payment.account }));
    }),
  );

  app.delete(
    `${base}/payment/reversal/:service/:payment`,
    answer("reversal", (request, reply) => {
      const payment = found(request);
      if (!payment) return refuse(reply, "Payment not found", 404, -16);
      if (faults.take("click", "refuse_reversal", { on: "reversal", account: payment.account }))
        return refuse(reply, "Payment cannot be reversed: refused by the processing centre");
      if (payment.status !== 2 || payment.reversed) return refuse(reply, "Payment is not to be reversed");
      Object.assign(payment, { reversed: true, taken: false, status: -99 });
      return send(reply, ok({ payment_id: payment.paydocId }));
    }),
  );

  app.post(
    `${base}/payment/ofd_data/submit_items`,
    answer("submit_items", (request, reply) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const payment = run.payments.get(String(body.payment_id));
      if (String(body.service_id) !== settings.click.serviceId)
        return refuse(reply, "Service not found", 404);
      if (payment?.status !== 2) return refuse(reply, "Payment not found", 404, -16);
      const wrong = submitItems(payment, body);
      return wrong ? refuse(reply, wrong, 400) : send(reply, ok({}));
    }),
  );

  app.get(
    `${base}/payment/ofd_data/:service/:payment`,
    answer("ofd_data", (request, reply) => {
      const payment = found(request);
      if (!payment?.fiscal) return refuse(reply, "Receipt not found", 404, -16);
      const qrCodeURL = `https://ofd.soliq.uz/epi?t=EP000000000026&r=${payment.paydocId.slice(-9)}&c=20260101000000&s=1`;
      return send(reply, { paymentId: payment.paydocId, qrCodeURL });
    }),
  );
}
