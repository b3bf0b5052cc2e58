import { Alert, Button, Card, EmptyState, Skeleton, TextLink } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useSession } from "../../features/auth/session-store.ts";
import { CartLines } from "../../features/cart/cart-lines.tsx";
import { serverProblems } from "../../features/checkout/checkout-rules.ts";
import { ContactFields } from "../../features/checkout/contact-fields.tsx";
import { DeliveryFields } from "../../features/checkout/delivery-fields.tsx";
import { OrderTotals } from "../../features/checkout/order-totals.tsx";
import { PaymentFields } from "../../features/checkout/payment-fields.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isApiError } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { CheckoutFailure } from "../checkout-failure.tsx";
import { PageHead } from "../page-head.tsx";
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
  const paths = usePaths();
  const { lines, user, form, problems, quote, deliveryKnown, order, failure, change, submit } = useCheckout();
  // the page is on its way to the thanks once the order is placed and the cart is empty
  if (order.isSuccess) return <CheckoutSkeleton />;
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingBag aria-hidden />}
        title={t("cart.empty")}
        text={t("cart.emptyText")}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
          </Button>
        }
      />
    );
  }
  const said = Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, t(key)]));
  const fields = isApiError(failure) ? serverProblems(failure.fields) : {};
  const group = { form, problems: { ...fields, ...said }, onChange: change };
  function send(event: FormEvent) {
    event.preventDefault();
    const [first] = Object.keys(submit());
    if (first) document.getElementById(`checkout-${first}`)?.focus();
  }
  return (
    <form noValidate onSubmit={send} className={styles.columns}>
      <div className={styles.steps}>
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
        <Step title={t("checkout.contact")}>
          <ContactFields {...group} />
        </Step>
        <Step title={t("checkout.delivery")}>
          <DeliveryFields {...group} />
        </Step>
        <Step title={t("checkout.payment")}>
          <PaymentFields {...group} />
        </Step>
      </div>
      <Card variant="raised" className={styles.summary}>
        <header className={styles.header}>
          <h2>{t("checkout.yourOrder")}</h2>
          <TextLink asChild variant="standalone">
            <Link to={paths.cart()}>{t("checkout.edit")}</Link>
          </TextLink>
        </header>
        <CartLines quote={quote.data} />
        <OrderTotals totals={quote.data?.totals} deliveryKnown={deliveryKnown} />
        <CheckoutFailure
          quoteError={quote.error}
          orderError={failure}
          hasProblems={Object.keys(problems).length > 0}
          onRetry={() => void quote.refetch()}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          // the total on the page is still that of the earlier delivery: nobody agreed to the new one yet
          loading={order.isPending || quote.isPlaceholderData}
          disabled={!quote.data}
        >
          {t("checkout.submit")}
        </Button>
      </Card>
    </form>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild padding="large" className={styles.step}>
      <section>
        <h2>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

function CheckoutSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy aria-label={t("common.loading")} className={styles.columns}>
      <div className={styles.steps}>
        <Skeleton shape="box" height="20rem" />
        <Skeleton shape="box" height="24rem" />
      </div>
      <Skeleton shape="box" height="24rem" />
    </div>
  );
}
