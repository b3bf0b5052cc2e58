import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { Button, Card, useToast } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { categoriesQuery } from "../../features/catalog/catalog-api.ts";
import {
  administeredProductQuery,
  administeredProductsKey,
  editAnyProduct,
} from "../../features/product-admin/product-admin-api.ts";
import { MissingList } from "../../features/seller-products/missing-list.tsx";
import { ProductForm } from "../../features/seller-products/product-form.tsx";
import { useProductForm, type ProductFormState } from "../../features/seller-products/use-product-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { categoryChoices } from "../../lib/category-choices.ts";
import { isReason, ReasonField } from "../../lib/reason-field.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { toFormProduct } from "./to-form-product.ts";
import styles from "./product-edit-form.module.css";

const REASON_ID = "edit-reason";

export interface ProductEditFormProps {
  product: AdministeredProduct;
  /** loads the stored product; calls `onThere` once it is loaded, before this form is replaced */
  onReload: (onThere: () => void) => void;
}

/** The shop's form with a reason that the shop reads. The status is decided on the product's own page. */
export function ProductEditForm({ product, onReload }: ProductEditFormProps) {
  const t = useTexts();
  const text = useLocalized();
  const toast = useToast();
  const paths = usePanelPaths();
  const navigate = useNavigate();
  const api = useApi();
  const cache = useQueryClient();
  const { user } = useSession();
  const categories = useQuery(categoriesQuery(api));
  const [reason, setReason] = useState("");
  const [isSaved, setSaved] = useState(false);
  // what is sent with the form, which does not know it
  const sent = useRef(reason);
  const form = useProductForm({
    product: toFormProduct(product),
    personId: user?.id ?? "",
    async rewrite(id, { status: _, ...body }, version) {
      const change = { ...body, reason: sent.current.trim(), version: version?.toString() };
      const changed = await editAnyProduct(api, id, change);
      cache.setQueryData(administeredProductQuery(api, id).queryKey, changed);
      return toFormProduct(changed);
    },
    onSaved() {
      toast.show({ tone: "success", text: t("productAdmin.edit.saved") });
      void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "list"] });
      void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "messages", product.id] });
      setSaved(true);
    },
  });
  const guarded = form.isDirty && !isSaved;
  useEffect(() => {
    if (isSaved) void navigate(paths.administeredProduct(product.id), { replace: true });
  }, [isSaved, navigate, paths, product.id]);

  return (
    <>
      <LeaveGuard active={guarded} text={t("productAdmin.edit.leave")} />
      <ProductForm
        form={form}
        categories={categoryChoices(categories.data ?? [], text)}
        onCategories={!categories.data && categories.error ? () => void categories.refetch() : undefined}
        onReload={() => onReload(form.draft.end)}
        onDelete={() => undefined}
        actions={(onJump) => (
          <SavePanel
            form={form}
            reason={reason}
            onReason={(written) => {
              sent.current = written;
              setReason(written);
            }}
            onJump={onJump}
          />
        )}
      />
    </>
  );
}

interface SavePanelProps {
  form: ProductFormState;
  reason: string;
  onReason: (reason: string) => void;
  onJump: (path: string) => void;
}

function SavePanel({ form, reason, onReason, onJump }: SavePanelProps) {
  const t = useTexts();
  const [attempts, setAttempts] = useState(0);
  const isPublished = form.product?.status === "published";
  return (
    <Card padding="large" role="group" aria-label={t("productAdmin.edit.title")} className={styles.root}>
      {isPublished && Object.keys(form.missing).length > 0 ? (
        <MissingList form={form} onJump={onJump} />
      ) : null}
      <ReasonField
        id={REASON_ID}
        label={t("productAdmin.edit.reason")}
        hint={t("productAdmin.edit.hint")}
        short={t("productAdmin.hide.reasonShort", { min: limits.reasonMin })}
        reason={reason}
        onReason={onReason}
        checked={attempts > 0}
        error={null}
      />
      {form.isDirty ? null : <p className={styles.quiet}>{t("productAdmin.edit.nothing")}</p>}
      <Button
        variant="primary"
        loading={form.saving !== null}
        disabled={form.pictures.busy || !form.isDirty}
        onClick={() => {
          setAttempts(attempts + 1);
          if (isReason(reason)) form.save(isPublished ? "published" : "draft");
          else document.getElementById(REASON_ID)?.focus();
        }}
      >
        {t("productAdmin.edit.save")}
      </Button>
    </Card>
  );
}
