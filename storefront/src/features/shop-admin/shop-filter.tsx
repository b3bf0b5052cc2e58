import { Button, SegmentedControl, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useShownQuery } from "../../lib/use-shown-query.ts";
import type { ShopsChoice } from "./shop-admin-api.ts";
import styles from "./shop-list.module.css";

export interface ShopFilterProps {
  choice: ShopsChoice;
  onChoose: (choice: ShopsChoice) => void;
}

/** Filters the shops; the choice is part of the address. */
export function ShopFilter({ choice, onChoose }: ShopFilterProps) {
  const t = useTexts();
  const field = useShownQuery(choice.q);
  return (
    <div className={styles.filter}>
      <form
        role="search"
        aria-label={t("shopAdmin.title")}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          onChoose({ ...choice, q, page: 1 });
        }}
      >
        <TextField
          ref={field}
          name="q"
          type="search"
          hideLabel
          label={t("shopAdmin.search")}
          placeholder={t("shopAdmin.search")}
          defaultValue={choice.q}
          maxLength={100}
        />
        <Button type="submit" icon={<Search aria-hidden />}>
          {t("shopAdmin.find")}
        </Button>
      </form>
      <SegmentedControl
        label={t("shopAdmin.state")}
        options={[
          { value: "all", label: t("shopAdmin.all") },
          { value: "active", label: t("shopAdmin.active") },
          { value: "suspended", label: t("shopAdmin.suspended") },
        ]}
        value={choice.status ?? "all"}
        onValueChange={(status) => onChoose({ ...choice, status: status === "all" ? null : status, page: 1 })}
      />
    </div>
  );
}
