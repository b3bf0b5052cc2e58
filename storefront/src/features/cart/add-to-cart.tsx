import { limits } from "@bezak/contract/limits.ts";
import { Button, QuantityStepper } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { sameLine, type CartLine } from "./cart-reducer.ts";
import { useCart } from "./cart-store.ts";

export interface AddToCartProps {
  line: Omit<CartLine, "quantity">;
  /** pieces there are; the stepper stops there */
  stock?: number;
  size?: "small" | "medium" | "large";
}

/** Puts a thing in the cart; once it is there, changes how many. */
export function AddToCart({ line, stock = limits.quantityMax, size = "medium" }: AddToCartProps) {
  const t = useTexts();
  const { lines, dispatch } = useCart();
  const present = lines.find((other) => sameLine(other, line));
  if (!present) {
    return (
      <Button
        variant="primary"
        size={size}
        wide
        icon={size === "large" ? <ShoppingBag aria-hidden /> : null}
        aria-label={t("product.addNamed", { name: line.name })}
        onClick={() => dispatch({ type: "add", line })}
      >
        {t("product.addToCart")}
      </Button>
    );
  }
  return (
    <QuantityStepper
      wide
      label={`${t("product.quantity")}: ${line.name}`}
      decreaseLabel={t("product.decrease")}
      increaseLabel={t("product.increase")}
      removeLabel={t("cart.removeNamed", { name: line.name })}
      value={present.quantity}
      max={Math.max(1, Math.min(stock, limits.quantityMax))}
      onValueChange={(quantity) => dispatch({ type: "set-quantity", key: line, quantity })}
      onRemove={() => dispatch({ type: "remove", key: line })}
    />
  );
}
