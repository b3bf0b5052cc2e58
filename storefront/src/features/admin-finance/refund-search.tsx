import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ListSearch } from "../../lib/list-search.tsx";

export interface RefundSearchProps {
  q: string;
  toAddress: (q: string) => string;
  className?: string;
}

export function RefundSearch({ q, toAddress, className }: RefundSearchProps) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <ListSearch
      label={t("adminRefunds.search")}
      hint={t("adminRefunds.searchHint")}
      find={t("adminRefunds.find")}
      q={q}
      className={className}
      onSearch={(words) => void navigate(toAddress(words), { replace: true, state: { keepScroll: true } })}
    />
  );
}
