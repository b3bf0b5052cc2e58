import { Button, EmptyState } from "@bezak/ui-kit";
import { SearchX } from "lucide-react";
import { Link } from "./link.tsx";

export interface NothingFoundProps {
  title: string;
  text: string;
  /** text of the link to the list without a search */
  showAll: string;
  to: string;
  headingLevel?: 2 | 3;
}

/** What a list shows when its search finds nothing. */
export function NothingFound({ title, text, showAll, to, headingLevel }: NothingFoundProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<SearchX aria-hidden />}
      title={title}
      text={text}
      actions={
        <Button asChild>
          <Link to={to} replace state={{ keepScroll: true }}>
            {showAll}
          </Link>
        </Button>
      }
    />
  );
}
