import { IconButton } from "@bezak/ui-kit";
import { ArrowLeft, Search } from "lucide-react";
import { useRef, useState } from "react";
import { SearchForm } from "../../features/search/search-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./phone-search.module.css";
import { useSearchOffers } from "./use-search-offers.ts";

/**
 * Search of a phone: a button that opens it in full screen. A native dialog, since it needs no code and can focus the
 * field within the press, which opens the keyboard.
 */
export function PhoneSearch({ className }: { className?: string }) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  // a new key per visit discards text that was left
  const [visit, setVisit] = useState(0);
  function open() {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }
  const close = () => dialog.current?.close();
  return (
    <div className={className}>
      <button type="button" aria-haspopup="dialog" onClick={open} className={styles.open}>
        <Search aria-hidden />
        <span>{t("search.placeholder")}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t("search.label")}
        onClose={() => setVisit(visit + 1)}
        className={styles.dialog}
      >
        <IconButton label={t("common.close")} onClick={close} className={styles.back}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <SearchForm key={visit} suggestions="below" offers={useSearchOffers()} onSearch={close} />
      </dialog>
    </div>
  );
}
