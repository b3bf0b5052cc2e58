import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { useToast } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { categoriesQuery } from "../../features/catalog/catalog-api.ts";
import { categoryChoices } from "../../lib/category-choices.ts";
import DeleteDialog from "../../features/seller-products/delete-dialog.tsx";
import { HiddenAnswer } from "../../features/seller-products/hidden-answer.tsx";
import { ProductForm } from "../../features/seller-products/product-form.tsx";
import { sellerProductsKey, sellerProductQuery } from "../../features/seller-products/seller-products-api.ts";
import { useProductForm } from "../../features/seller-products/use-product-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";

export interface ProductEditorProps {
  /** null for a new product */
  product: SellerProduct | null;
  /** loads the stored product; calls `onThere` once it is loaded, before this form is replaced */
  onReload: (onThere: () => void) => void;
}

const savedTexts = {
  draft: "sellerProducts.savedDraft",
  published: "sellerProducts.savedPublished",
  hidden: "sellerProducts.savedHidden",
} as const;

/** Form of a product with its page: navigation after saving, deletion, and the question before leaving. */
export function ProductEditor({ product, onReload }: ProductEditorProps) {
  const t = useTexts();
  const text = useLocalized();
  const toast = useToast();
  const paths = usePanelPaths();
  const navigate = useNavigate();
  const api = useApi();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const categories = useQuery(categoriesQuery(api));
  const [deleting, setDeleting] = useState<SellerProduct | null>(null);
  // navigation waits until nothing is unsaved, since the guard would block it before
  const [next, setNext] = useState<string | null>(null);

  const form = useProductForm({
    product,
    personId: user?.id ?? "",
    onSaved(saved, created) {
      toast.show({ tone: "success", text: t(savedTexts[saved.status]) });
      void queryClient.invalidateQueries({ queryKey: [...sellerProductsKey, "list"] });
      if (created) setNext(paths.product(saved.id));
      // updates the page's heading
      else queryClient.setQueryData(sellerProductQuery(api, saved.id).queryKey, saved);
    },
  });
  const guarded = form.isDirty && next === null;
  useEffect(() => {
    if (next !== null && !guarded) void navigate(next, { replace: true });
  }, [next, guarded, navigate]);

  return (
    <>
      {form.product ? <HiddenAnswer product={form.product} /> : null}
      <LeaveGuard active={guarded} text={t("sellerProducts.leaveText")} />
      <ProductForm
        form={form}
        categories={categoryChoices(categories.data ?? [], text)}
        onCategories={!categories.data && categories.error ? () => void categories.refetch() : undefined}
        onDelete={setDeleting}
        onReload={() => onReload(form.draft.end)}
      />
      {deleting ? (
        <DeleteDialog
          id={deleting.id}
          name={text(deleting.name)}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            form.draft.end();
            setNext(paths.products());
          }}
        />
      ) : null}
    </>
  );
}
