import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { ListPages } from "../../../lib/list-pages.tsx";
import { RowList } from "../../../lib/row-list.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import { moderationLists, moderationQuery, type ModerationChoice } from "./moderation-api.ts";
import { ModerationRow } from "./moderation-row.tsx";

export interface ModerationListProps {
  choice: ModerationChoice;
  toAddress: (choice: ModerationChoice) => string;
  /** `toAddress` with an anchor, for another page of the list */
  toPage: (choice: ModerationChoice) => string;
}

/** Reviews to decide about: pending, reported or all. Needs the message parts `waiting` and `reviews`. */
export function ModerationList({ choice, toAddress, toPage }: ModerationListProps) {
  const t = useTexts();
  const api = useApi();
  const reviews = useQuery(moderationQuery(api, choice));
  // their first pages are loaded for the counts, and shown at once when they are chosen
  const counts = {
    pending: useQuery(moderationQuery(api, { list: "pending", page: 1 })).data?.pagination.total ?? null,
    reported: useQuery(moderationQuery(api, { list: "reported", page: 1 })).data?.pagination.total ?? null,
    all: undefined,
  };
  return (
    <>
      <TabLinks
        label={t("waiting.reviews.filter")}
        tabs={moderationLists.map((list) => ({
          name: t(`waiting.reviews.lists.${list}`),
          to: toAddress({ list, page: 1 }),
          isHere: list === choice.list,
          count: counts[list],
          alarm: list === "reported",
        }))}
      />
      <RowList
        query={reviews}
        rowHeight="16rem"
        renderRow={(review) => <ModerationRow key={review.id} review={review} list={choice.list} />}
        empty={
          <EmptyState
            headingLevel={3}
            icon={<MessageSquareText aria-hidden />}
            title={t(`waiting.reviews.none.${choice.list}`)}
            text={t("waiting.reviews.noneText")}
          />
        }
      />
      <ListPages
        page={choice.page}
        part={reviews.data}
        label={t("waiting.reviews.pages")}
        toAddress={(page) => toPage({ ...choice, page })}
      />
    </>
  );
}
