import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { BulkBar } from "../../../lib/bulk/bulk-bar.tsx";
import { PageBox, useRowBoxes } from "../../../lib/bulk/row-boxes.tsx";
import { useSelection } from "../../../lib/bulk/use-selection.ts";
import { countedTab } from "../../../lib/counted.ts";
import { ListPages } from "../../../lib/list-pages.tsx";
import { AddressSearch } from "../../../lib/address-search.tsx";
import { NothingFound } from "../../../lib/nothing-found.tsx";
import { RowList } from "../../../lib/row-list.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import { moderationLists, moderationQuery, toFilters, type ModerationChoice } from "./moderation-api.ts";
import { ModerationRow } from "./moderation-row.tsx";

const kinds = ["publish_reviews", "reject_reviews"] as const;

export interface ModerationListProps {
  choice: ModerationChoice;
  toAddress: (choice: ModerationChoice) => string;
  /** `toAddress` with an anchor, for another page of the list */
  toPage: (choice: ModerationChoice) => string;
}

/** Reviews to decide about: pending, reported or all. Needs the message parts `waiting`, `reviews` and
 * `jobs`. */
export function ModerationList({ choice, toAddress, toPage }: ModerationListProps) {
  const t = useTexts();
  const api = useApi();
  const { q, sort } = choice;
  const toSearch = (words: string) => toAddress({ ...choice, q: words, page: 1 });
  const reviews = useQuery(moderationQuery(api, choice));
  const keys = reviews.data?.data.map(({ id }) => id) ?? [];
  const selection = useSelection({ filters: toFilters(choice), keys });
  const boxes = useRowBoxes(selection, keys);
  // their first pages are loaded for the counts, and shown at once when they are chosen
  const counts = {
    pending: useQuery(moderationQuery(api, { list: "pending", q, sort, page: 1 })).data?.pagination.total,
    reported: useQuery(moderationQuery(api, { list: "reported", q, sort, page: 1 })).data?.pagination.total,
  };
  return (
    <>
      <AddressSearch
        label={t("waiting.reviews.search")}
        hint={t("waiting.reviews.searchHint")}
        q={q}
        toAddress={toSearch}
      />
      <TabLinks
        label={t("waiting.reviews.filter")}
        tabs={moderationLists.map((list) => ({
          name: t(`waiting.reviews.lists.${list}`),
          to: toAddress({ list, q, sort, page: 1 }),
          isHere: list === choice.list,
          ...(list !== "all" && countedTab(counts[list])),
          alarm: list === "reported",
        }))}
      />
      {keys.length > 0 ? <PageBox {...boxes} /> : null}
      <RowList
        query={reviews}
        rowHeight="16rem"
        renderRow={(review) => (
          <ModerationRow key={review.id} review={review} list={choice.list} boxes={boxes} />
        )}
        empty={
          q ? (
            <NothingFound
              headingLevel={3}
              title={t("waiting.nothingFound")}
              text={t("waiting.nothingFoundText")}
              showAll={t("waiting.showAll")}
              to={toSearch("")}
            />
          ) : (
            <EmptyState
              headingLevel={3}
              icon={<MessageSquareText aria-hidden />}
              title={t(`waiting.reviews.none.${choice.list}`)}
              text={t("waiting.reviews.noneText")}
            />
          )
        }
      />
      <BulkBar
        selection={selection}
        kinds={kinds}
        total={reviews.isPlaceholderData ? undefined : reviews.data?.pagination.total}
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
