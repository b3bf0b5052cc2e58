import { limits } from "@bezak/contract/limits.ts";
import { Button, IconButton, QuantityStepper } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./add-to-cart.module.css";
import { sameLine, type CartLine } from "./cart-reducer.ts";
import { useCart } from "./cart-store.ts";

export interface AddToCartProps {
  line: Omit<CartLine, "quantity">;
  /** upper limit of the stepper */
  stock?: number;
  /** an icon on a picture, a quiet button in a list, or the main button of a page */
  look: "icon" | "quiet" | "main";
}

/** Adds a product to the cart; shows a stepper for the quantity once it is there. */
export function AddToCart({ line, stock = limits.quantityMax, look }: AddToCartProps) {
  const t = useTexts();
  const { lines, dispatch } = useCart();
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const present = lines.find((other) => sameLine(other, line));
  const there = present !== undefined;

  // the pressed button is replaced by another, which must receive the focus
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    root.current?.querySelector<HTMLElement>("button:last-of-type")?.focus({ preventScroll: true });
  }, [there]);

  function press(action: Parameters<typeof dispatch>[0]) {
    pressed.current = true;
    dispatch(action);
  }

  const add = {
    "aria-label": t("product.addNamed", { name: line.name }),
    onClick: () => press({ type: "add", line }),
  };
  return (
    <div ref={root} data-look={look} className={styles.root}>
      {present ? (
        <QuantityStepper
          wide
          label={`${t("product.quantity")}: ${line.name}`}
          decreaseLabel={t("product.decrease")}
          increaseLabel={t("product.increase")}
          removeLabel={t("product.removeNamed", { name: line.name })}
          value={present.quantity}
          max={Math.max(1, Math.min(stock, limits.quantityMax))}
          onValueChange={(quantity) => dispatch({ type: "set-quantity", key: line, quantity })}
          onRemove={() => press({ type: "remove", key: line })}
          className={styles.stepper}
        />
      ) : look === "icon" ? (
        <IconButton {...add} label={add["aria-label"]} variant="raised">
          <ShoppingBag aria-hidden />
        </IconButton>
      ) : (
        <Button
          {...add}
          wide
          variant={look === "main" ? "primary" : "secondary"}
          size={look === "main" ? "large" : "medium"}
          icon={<ShoppingBag aria-hidden />}
        >
          {t("product.addToCart")}
        </Button>
      )}
    </div>
  );
}
