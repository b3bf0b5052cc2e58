import { productAnswerLimits } from "@bezak/contract/product-message-rules.ts";
import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { Alert, Button, Card, Skeleton, TextArea, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { ProductThread } from "../../lib/product-thread.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./product-form.module.css";
import { answerHiddenProduct, productMessagesQuery, sellerProductsKey } from "./seller-products-api.ts";

/** What administrators decided about the product and why, and the shop's answer. Needs `product-messages` and `orders`. */
export function HiddenAnswer({ product }: { product: Pick<SellerProduct, "id" | "status"> }) {
  const t = useTexts();
  const api = useApi();
  const { data, error, refetch, fetchStatus } = useQuery(productMessagesQuery(api, product.id));
  const isHidden = product.status === "hidden";
  // most products have none
  if (!isHidden && !data?.messages.length) return null;
  return (
    <Card asChild padding="large">
      <section aria-labelledby="product-messages" className={styles.section}>
        <h2 id="product-messages" className={styles.sectionTitle}>
          {t("productMessages.title")}
        </h2>
        {data ? (
          <>
            <ProductThread messages={data.messages} />
            {!isHidden ? null : data.answerWaits ? (
              <Alert role="note" tone="info">
                {t("productMessages.waits")}
              </Alert>
            ) : (
              <AnswerForm id={product.id} />
            )}
          </>
        ) : error ? (
          <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />
        ) : fetchStatus === "paused" ? (
          <OfflineState headingLevel={3} />
        ) : (
          <div aria-busy role="group" aria-label={t("common.loading")}>
            <Skeleton shape="box" height="6rem" />
          </div>
        )}
      </section>
    </Card>
  );
}

function AnswerForm({ id }: { id: string }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const { queryKey } = productMessagesQuery(api, id);
  const [text, setText] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const isShort = text.trim().length < productAnswerLimits.min;
  const sending = useMutation({
    mutationFn: () => answerHiddenProduct(api, id, text.trim()),
    onSuccess(messages) {
      cache.setQueryData(queryKey, messages);
      toast.show({ text: t("productMessages.sent"), tone: "success" });
    },
    onError(error) {
      // somebody else has answered or decided
      if (!hasStatus(error, 404, 409)) return;
      void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: [...sellerProductsKey, "list"] });
    },
  });
  const fieldError = isApiError(sending.error) ? sending.error.fields["text"] : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!isShort && !sending.isPending) sending.mutate();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.fields}>
      {sending.error && !fieldError ? <Alert tone="danger">{describeError(sending.error, t)}</Alert> : null}
      <TextArea
        id="product-answer"
        required
        rows={3}
        label={t("productMessages.label")}
        hint={t("productMessages.hint")}
        maxLength={productAnswerLimits.max}
        value={text}
        error={
          attempts > 0 && isShort ? t("productMessages.short", { min: productAnswerLimits.min }) : fieldError
        }
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={sending.isPending}>
          {t("productMessages.send")}
        </Button>
      </div>
    </form>
  );
}
