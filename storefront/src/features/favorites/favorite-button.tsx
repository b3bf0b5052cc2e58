import { IconButton } from "@bezak/ui-kit";
import { Heart } from "lucide-react";
import { use } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FavoriteContext, useHearts } from "./favorite-store.ts";

export interface FavoriteButtonProps {
  id: string;
  name: string;
  /** `raised` on a picture, `outline` beside other buttons */
  look: "raised" | "outline";
}

/** Marks a product as a favorite. The server renders it unmarked for everybody. */
export function FavoriteButton({ id, name, look }: FavoriteButtonProps) {
  const t = useTexts();
  const { press } = use(FavoriteContext);
  const pressed = useHearts((ids) => ids.has(id));
  return (
    <IconButton
      variant={look}
      size={look === "raised" ? "small" : "medium"}
      label={t("product.favorite", { name })}
      pressed={pressed}
      onClick={() => press(id)}
    >
      <Heart aria-hidden />
    </IconButton>
  );
}
