import type { Order, Quote } from "@bezak/contract/orders.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../features/auth/session-store.ts";
import { findQuote, quoteQuery } from "../features/cart/cart-api.ts";
import { getChange, checkLines } from "../features/cart/cart-changes.ts";
import type { CartLine } from "../features/cart/cart-reducer.ts";
import { useCart } from "../features/cart/cart-store.ts";
import { citiesQuery } from "../features/checkout/cities-query.ts";
import { placeOrder } from "../features/checkout/checkout-api.ts";
import { findCity } from "../features/checkout/find-city.ts";
import {
  toForm,
  readFilledIn,
  writeFilledIn,
  type CheckoutForm,
} from "../features/checkout/checkout-form.ts";
import { formProblems, toOrder, type FieldProblems } from "../features/checkout/checkout-rules.ts";
import {
  endRefused,
  lostAttempt,
  newAttempt,
  readAttempt,
  writeAttempt,
} from "../features/checkout/order-attempt.ts";
import { goToGateway } from "../features/payments/gateway-address.ts";
import { orderQuery } from "../features/orders/orders-api.ts";
import { useApi } from "../lib/api-context.ts";
import { hasCode, hasStatus } from "../lib/api-error.ts";
import { openStorage } from "../lib/storage.ts";
import { isOpen, isUnpaid } from "../lib/unpaid.ts";
import { usePaths } from "../lib/use-paths.ts";

/** The cart has changed since it was last shown: no order was sent, and the lines show the changes. */
export class CartChanged extends Error {}

/** State of the checkout: cart, form, quote and order, which is placed only once. Browser only. */
export function useCheckout() {
  const api = useApi();
  const paths = usePaths();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { lines, dispatch } = useCart();
  const [local] = useState(() => openStorage("localStorage"));
  const [session] = useState(() => openStorage("sessionStorage"));
  const [filledIn, setFilledIn] = useState(() => readFilledIn(local));
  const [problems, setProblems] = useState<FieldProblems>({});
  /** methods that the server has refused */
  const [unavailable, setUnavailable] = useState<readonly PaymentMethod[]>([]);
  const pressed = useRef(false);

  const { data: cities } = useQuery(citiesQuery(api));
  const known = toForm(filledIn, user ?? {});
  // ignores a city without delivery, or a text of the account that is no city
  const city = findCity(cities, known.city);
  const method = !cities || city?.pickup ? known.method : "courier";
  const form: CheckoutForm = { ...known, city: city?.slug ?? "", method };
  const delivery = city && { method, city: city.slug };
  const quoted = quoteQuery(api, lines, delivery);
  const quote = useQuery(quoted);

  /** Sends an order; an attempt whose answer was lost is sent unchanged, since the order may exist. */
  async function send(ordered: readonly CartLine[]): Promise<Order> {
    const items = ordered.map(({ id, variantId, quantity }) => ({ productId: id, variantId, quantity }));
    const lost = lostAttempt(session, toOrder(form, { items }));
    if (lost) return placeOrder(api, lost);
    const seen = quote.data?.totals.total;
    const fresh: Quote = await queryClient.fetchQuery({ ...quoted, staleTime: 0 });
    const changed = checkLines(ordered, fresh).some((line) => getChange(line) !== null);
    if (changed || fresh.totals.total !== seen) throw new CartChanged();
    return placeOrder(api, newAttempt(session, toOrder(form, { items, expectedTotal: fresh.totals.total })));
  }

  /**
   * Opens the thanks; for an online payment first the payment's page, to which the gateway returns, then the gateway.
   */
  async function goOn({ number, payment }: Order): Promise<void> {
    const page = paths.paymentStatus(payment.id);
    // the lost attempt was placed with its own payment method; the newly chosen one is selected on the payment's page
    const other = payment.method !== form.paymentMethod && isOpen(payment);
    const payable = isUnpaid(payment);
    const next = other ? `${page}#other` : payable ? page : paths.orderSuccess(number);
    await navigate(next, { replace: true });
    if (payable && !other) goToGateway(payment.payUrl);
  }

  const order = useMutation({
    mutationFn: send,
    onSuccess(placed) {
      writeAttempt(session, null);
      const { comment: _comment, deliveryComment: _deliveryComment, ...stored } = filledIn;
      writeFilledIn(local, stored);
      queryClient.setQueryData(orderQuery(api, placed.number).queryKey, placed);
      void queryClient.invalidateQueries({ queryKey: ["orders", "list"] });
      void goOn(placed);
      dispatch({ type: "clear" });
    },
    onError(error) {
      const sent = readAttempt(session)?.body.paymentMethod ?? form.paymentMethod;
      endRefused(session, error);
      const now = findQuote(error);
      if (now) queryClient.setQueryData(quoted.queryKey, now);
      if (hasCode(error, "payment_method_unavailable")) setUnavailable((gone) => [...gone, sent]);
      if (hasStatus(error, 401)) void navigate(paths.login(paths.checkout()));
    },
    onSettled() {
      pressed.current = false;
    },
  });

  function change(part: Partial<CheckoutForm>): void {
    const next = { ...filledIn, ...part };
    writeFilledIn(local, next);
    setFilledIn(next);
    setProblems((before) => {
      const changed = Object.keys(part);
      return Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field)));
    });
    if (!order.isPending) order.reset();
  }

  /** Places the order unless the form is invalid, the user is a guest, or it is being placed already. */
  function submit(): FieldProblems {
    const found = formProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0 || pressed.current) return found;
    if (!user) {
      void navigate(paths.login(paths.checkout()));
      return found;
    }
    pressed.current = true;
    order.mutate(lines);
    return found;
  }

  return {
    lines,
    user,
    form,
    problems,
    quote,
    unavailable,
    deliveryKnown: delivery !== undefined,
    order,
    /** why the order was not placed; null once the cart has changed */
    failure: order.variables === lines ? order.error : null,
    change,
    submit,
  };
}
