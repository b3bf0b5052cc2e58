import type { OrderItem } from "@bezak/contract/orders.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { use } from "react";
import { useNavigate } from "react-router";
import { sameLine, type CartLine } from "../features/cart/cart-reducer.ts";
import { CartContext } from "../features/cart/cart-store.ts";
import { productQuery } from "../features/catalog/catalog-api.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasStatus } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { useLocalized } from "../lib/use-localized.ts";
import { usePaths } from "../lib/use-paths.ts";
import { repeatLine } from "./repeat-lines.ts";

/** Adds an order's items to the cart at current prices, and says how many are no longer sold. */
export function RepeatOrder({ items }: { items: readonly OrderItem[] }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { lines, dispatch } = use(CartContext);

  async function readLine(item: OrderItem): Promise<CartLine | null> {
    try {
      const product = await queryClient.fetchQuery(productQuery(api, item.product.id));
      return repeatLine(item, product, text(product.name) || t("common.untitled"));
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  }

  function add({ quantity, ...line }: CartLine) {
    const there = lines.get().find((other) => sameLine(other, line))?.quantity ?? 0;
    dispatch({ type: "add", line });
    dispatch({ type: "set-quantity", key: line, quantity: there + quantity });
  }

  const repeat = useMutation({
    mutationFn: () => Promise.all(items.map(readLine)),
    onSuccess(found) {
      const there = found.filter((line) => line !== null);
      there.forEach(add);
      if (there.length === 0) return toast.show({ text: t("orders.repeatedNone"), tone: "danger" });
      const part = t("orders.repeatedPart", { count: there.length, total: items.length });
      toast.show({
        text: there.length === items.length ? t("orders.repeated") : part,
        tone: there.length === items.length ? "success" : "neutral",
        action: { label: t("orders.toCart"), onSelect: () => void navigate(paths.cart()) },
      });
    },
    onError: (error) => toast.show({ text: describeError(error, t), tone: "danger" }),
  });

  return (
    <Button wide icon={<RotateCw aria-hidden />} loading={repeat.isPending} onClick={() => repeat.mutate()}>
      {t("orders.repeat")}
    </Button>
  );
}
