import { Button, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./list-search.module.css";
import { useShownQuery } from "./use-shown-query.ts";

export interface ListSearchProps {
  /** accessible name: what is searched */
  label: string;
  /** what can be typed, shown in the empty field */
  hint: string;
  /** the query of the address */
  q: string;
  onSearch: (q: string) => void;
  /** position and width among the other filters */
  className?: string;
}

/** The search box of a list, whose query is part of the address. */
export function ListSearch({ label, hint, q, onSearch, className = "" }: ListSearchProps) {
  const t = useTexts();
  const field = useShownQuery(q);
  return (
    <form
      role="search"
      aria-label={label}
      className={`${styles.root} ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
      }}
    >
      <TextField
        ref={field}
        name="q"
        type="search"
        label={label}
        hideLabel
        placeholder={hint}
        defaultValue={q}
        maxLength={100}
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        {t("search.submit")}
      </Button>
    </form>
  );
}
