import { paymentMethods } from "@bezak/contract/payment-status.ts";
import { Alert, Button, Card, Skeleton, TextLink } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useSession } from "../../features/auth/session-store.ts";
import { lastQuote } from "../../features/cart/cart-api.ts";
import { CartBrief } from "../../features/cart/cart-brief.tsx";
import { getChange, checkLines, fixAll } from "../../features/cart/cart-changes.ts";
import { cartTotals } from "../../features/cart/cart-reducer.ts";
import { useCart } from "../../features/cart/cart-store.ts";
import { formProblems, serverProblems } from "../../features/checkout/checkout-rules.ts";
import { CheckoutStep } from "../../features/checkout/checkout-step.tsx";
import { ContactFields } from "../../features/checkout/contact-fields.tsx";
import { DeliveryFields } from "../../features/checkout/delivery-fields.tsx";
import { OrderTotals } from "../../features/checkout/order-totals.tsx";
import { PaymentFields } from "../../features/checkout/payment-fields.tsx";
import { MethodTiles } from "../../features/payments/method-tiles.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { CheckoutFailure } from "../checkout-failure.tsx";
import { EmptyCart } from "../empty-cart.tsx";
import { PageHead } from "../page-head.tsx";
import { SumBar } from "../sum-bar.tsx";
import { useCheckout } from "../use-checkout.ts";
import styles from "./checkout-page.module.css";

export default function CheckoutPage() {
  const t = useTexts();
  const hydrated = useHydrated();
  const { isLoading, user } = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("checkout.title")} · ${t("shop.name")}`}
        description={t("checkout.description")}
        index={false}
      />
      <h1>{t("checkout.title")}</h1>
      {hydrated && (user || !isLoading) ? <Checkout /> : <CheckoutSkeleton />}
    </div>
  );
}

function Checkout() {
  const t = useTexts();
  const sum = useSum();
  const paths = usePaths();
  const { dispatch } = useCart();
  const checkout = useCheckout();
  const { lines, user, form, problems, quote, deliveryKnown, unavailable, order, failure, change, submit } =
    checkout;
  const refused = isApiError(failure) ? serverProblems(failure.fields) : {};
  if (hasCode(failure, "payment_method_unavailable")) refused.paymentMethod ??= describeError(failure, t);
  const refusedFields = Object.keys(refused).join(" ");
  const [refusals, setRefusals] = useState(0);
  const root = useRefusalFocus(refusedFields || refusals);

  // the cart is empty once the order is placed, and the browser is navigating to the thanks
  if (order.isSuccess) return <CheckoutSkeleton />;
  if (lines.length === 0) return <EmptyCart />;

  const known = quote.data ?? lastQuote();
  const changed = checkLines(lines, quote.data).some((line) => getChange(line) !== null);
  const fieldErrors = Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, t(key)]));
  const group = { form, problems: { ...refused, ...fieldErrors }, onChange: change };
  const wrong = Object.keys(group.problems).length > 0;
  const missing = formProblems(form);
  const submitText = t(form.paymentMethod === "cash" ? "checkout.submit" : "checkout.submitPay");
  const problem = wrong ? t("checkout.checkFields") : t("cart.changed");
  const settle = () => quote.data && fixAll(lines, quote.data).forEach(dispatch);
  function send(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(submit()).length > 0) setRefusals(refusals + 1);
  }
  return (
    <form ref={root} noValidate onSubmit={send} className={styles.columns}>
      <div className={styles.steps}>
        <CheckoutFailure
          quoteError={quote.error}
          orderError={refusedFields ? null : failure}
          onSettle={changed ? settle : undefined}
          onRetry={() => void quote.refetch()}
          submitText={submitText}
        />
        {user ? null : (
          <Alert
            actions={
              <>
                <Button asChild size="small" variant="primary">
                  <Link to={paths.login(paths.checkout())}>{t("nav.login")}</Link>
                </Button>
                <Button asChild size="small">
                  <Link to={paths.register(paths.checkout())}>{t("nav.register")}</Link>
                </Button>
              </>
            }
          >
            {t("checkout.signIn")}
          </Alert>
        )}
        <CheckoutStep
          number={1}
          title={t("checkout.contact")}
          done={!missing.name && !missing.phone && !missing.email}
        >
          <ContactFields {...group} />
        </CheckoutStep>
        <CheckoutStep number={2} title={t("checkout.delivery")} done={!missing.city && !missing.address}>
          <DeliveryFields {...group} />
        </CheckoutStep>
        <CheckoutStep
          number={3}
          title={t("checkout.payment")}
          done={!unavailable.includes(form.paymentMethod)}
        >
          <PaymentFields
            {...group}
            methods={
              <MethodTiles
                hideLabel
                label={t("checkout.payment")}
                methods={paymentMethods}
                unavailable={unavailable}
                value={form.paymentMethod}
                error={group.problems.paymentMethod}
                onChoose={(paymentMethod) => change({ paymentMethod })}
              />
            }
          />
        </CheckoutStep>
      </div>
      <div className={styles.side}>
        <Card asChild padding="none" className={styles.order}>
          <section>
            <header className={styles.header}>
              <h2>{t("checkout.yourOrder")}</h2>
              <span className={styles.count}>{t("cart.goods", { count: cartTotals(lines).totalItems })}</span>
              <TextLink asChild variant="standalone">
                <Link to={paths.cart()}>{t("checkout.edit")}</Link>
              </TextLink>
            </header>
            <div className={styles.lines}>
              {changed && !failure ? (
                <Alert
                  tone="warning"
                  title={t("cart.changed")}
                  actions={
                    <Button size="small" onClick={settle}>
                      {t("cart.fixAll")}
                    </Button>
                  }
                />
              ) : null}
              <CartBrief quote={known} waiting={quote.isFetching} />
            </div>
            <div className={styles.totals}>
              <OrderTotals
                partsOnly
                totals={quote.data?.totals}
                deliveryKnown={deliveryKnown}
                deliveryUnknown={t("checkout.cityFirst")}
              />
            </div>
          </section>
        </Card>
        <SumBar
          label={t("orders.totals.total")}
          amount={
            quote.data ? sum(quote.data.totals.total) : <Skeleton shape="box" width="8rem" height="0.8em" />
          }
          busy={quote.isPlaceholderData}
          problem={wrong || changed ? problem : null}
          action={
            <Button
              type="submit"
              variant="primary"
              size="large"
              wide
              // the shown total belongs to the former delivery method, so the buyer has not seen the new one yet
              loading={order.isPending || quote.isPlaceholderData}
              disabled={!quote.data}
            >
              {submitText}
            </Button>
          }
        />
      </div>
    </form>
  );
}

function CheckoutSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy role="group" aria-label={t("common.loading")} className={styles.columns}>
      <div className={styles.steps}>
        <Skeleton shape="box" height="19rem" />
        <Skeleton shape="box" height="30rem" />
        <Skeleton shape="box" height="19rem" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="box" height="24rem" />
      </div>
    </div>
  );
}
