import { useToast } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { focusNeighbour } from "../../lib/focus-neighbour.ts";
import { sameLine, type CartLine } from "./cart-reducer.ts";
import { useCart } from "./cart-store.ts";

/** Removes lines of the cart and offers to restore them at the same position. */
export function useRemoval() {
  const t = useTexts();
  const { show } = useToast();
  const { lines, dispatch } = useCart();

  function offer(text: string, removed: readonly { line: CartLine; at: number }[]) {
    const onSelect = () => removed.forEach(({ line, at }) => dispatch({ type: "restore", line, at }));
    show({ text, action: { label: t("cart.undo"), onSelect } });
  }

  return {
    /** `name` is the one on the page, `pressed` the element that was pressed */
    remove(line: CartLine, name: string, pressed: Element) {
      focusNeighbour(pressed, "data-cart-line");
      const at = lines.findIndex((other) => sameLine(other, line));
      dispatch({ type: "remove", key: line });
      offer(t("cart.removed", { name }), [{ line, at }]);
    },
    clear() {
      dispatch({ type: "clear" });
      offer(
        t("cart.cleared"),
        lines.map((line, at) => ({ line, at })),
      );
    },
  };
}
