import { order, ordersExamples } from "@bezak/contract/examples/orders.ts";
import { cardPayment, payment } from "@bezak/contract/examples/payments.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** Commerce's answers to calls about orders and payments that are not forwarded; undefined for other calls. */
export function orderAnswers({ method, path }: SeenCall): Reply | undefined {
  switch (`${method} ${path}`) {
    case "POST /catalog/quote":
      return ok(ordersExamples.quote.answer?.data);
    case "POST /customer/orders":
      return ok({ order }, 201);
    case "POST /customer/payments/pay_1/card":
    case "POST /customer/payments/pay_1/card/resend":
      return ok({ payment: cardPayment });
    case "POST /customer/payments/pay_1/card/confirm":
      return ok({ payment: { ...payment, status: "paid", methods: [] } });
    default:
      return /^\/customer\/orders\/(?!order_1$)[^/]+$/.test(path)
        ? { status: 404, body: { code: "order_not_found", message: "There is no such order" } }
        : undefined;
  }
}
