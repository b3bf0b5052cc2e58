import { usePrefetchQuery, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { oldestRefundsQuery } from "../../features/admin-finance/refunds-api.ts";
import { RefundsSummary } from "../../features/admin-finance/refunds-summary.tsx";
import { MessageList } from "../../features/contacts/admin/message-list.tsx";
import { messagesQuery } from "../../features/contacts/admin/messages-api.ts";
import { moderationQuery } from "../../features/reviews/admin/moderation-api.ts";
import { ModerationList } from "../../features/reviews/admin/moderation-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import { parseWaitingChoice, waitingSearch, type WaitingChoice } from "./waiting-address.ts";
import styles from "./waiting-page.module.css";
import { WaitingPart } from "./waiting-part.tsx";

const parts = ["reviews", "refunds", "messages"] as const;

/** What waits for a decision of an administrator. */
export default function WaitingPage() {
  const t = useTexts();
  const api = useApi();
  const path = usePanelPaths().waiting();
  const { search } = useLocation();
  const choice = parseWaitingChoice(new URLSearchParams(search));
  const { reviews, refunds, messages } = choice;
  const toAddress = (change: Partial<WaitingChoice>) => `${path}${waitingSearch({ ...choice, ...change })}`;
  // the same queries as in the parts: all start at once
  const reviewList = useQuery(moderationQuery(api, reviews));
  const allRefunds = useQuery(oldestRefundsQuery(api, ""));
  usePrefetchQuery(oldestRefundsQuery(api, refunds.q));
  usePrefetchQuery(messagesQuery(api, messages));
  // of all open items, whatever is searched
  const counts = {
    reviews: useQuery(moderationQuery(api, { list: "pending", q: "", page: 1 })).data?.pagination.total,
    refunds: allRefunds.data?.pagination.total,
    messages: useQuery(messagesQuery(api, { status: "new", q: "", page: 1 })).data?.pagination.total,
  };
  const title = t("waiting.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <nav aria-label={t("waiting.jump")} className={styles.jumps}>
        {parts.map((part) => (
          <Link key={part} to={`${path}${search}#${part}`} className={styles.jump}>
            {t(`waiting.${part}.short`)}
            <span className={styles.number}>
              {counts[part] === undefined ? "\u00a0" : formatNumber(counts[part])}
            </span>
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        <WaitingPart id="reviews" title={t("waiting.reviews.title")} count={counts.reviews}>
          <ModerationList
            choice={reviews}
            toAddress={(to) => toAddress({ reviews: to })}
            toPage={(to) => `${toAddress({ reviews: to })}#reviews`}
          />
        </WaitingPart>
        {/* what is below a list appears once the list is loaded, so that nothing moves */}
        <div className={styles.column} data-below-loading={isLoading(reviewList) || undefined}>
          <WaitingPart
            id="refunds"
            title={t("waiting.refunds.title")}
            count={counts.refunds}
            about={t("waiting.refunds.about")}
          >
            <RefundsSummary q={refunds.q} toAddress={(q) => toAddress({ refunds: { q } })} />
          </WaitingPart>
          {isLoading(allRefunds) ? null : (
            <WaitingPart
              id="messages"
              title={t("waiting.messages.title")}
              count={counts.messages}
              about={t("waiting.messages.about")}
            >
              <MessageList
                choice={messages}
                toAddress={(to) => toAddress({ messages: to })}
                toPage={(to) => `${toAddress({ messages: to })}#messages`}
              />
            </WaitingPart>
          )}
        </div>
      </div>
    </div>
  );
}

/** Without a network it waits, and does not load. */
const isLoading = ({ isPending, fetchStatus }: UseQueryResult) => isPending && fetchStatus === "fetching";
