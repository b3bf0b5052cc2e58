import { Pagination } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import type { FinanceChoice } from "./finance-choice.ts";

export interface PartPagesProps {
  choice: FinanceChoice;
  /** undefined until they are known */
  pages: number | undefined;
  addressOf: (choice: FinanceChoice) => string;
}

/** The pages of a list of this room. */
export function PartPages({ choice, pages = 1, addressOf }: PartPagesProps) {
  const t = useTexts();
  return (
    <Pagination
      label={t("paging.pages")}
      page={choice.page}
      pageCount={pages}
      addressOf={(page) => addressOf({ ...choice, page })}
      renderLink={renderLink}
      previousLabel={t("paging.previous")}
      nextLabel={t("paging.next")}
      pageLabel={(page) => t("paging.page", { page })}
    />
  );
}
