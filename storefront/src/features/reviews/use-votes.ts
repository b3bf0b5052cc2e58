import type * as routes from "@bezak/contract/routes/reviews.ts";
import type { OwnReviews } from "@bezak/contract/reviews.ts";
import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { useApi } from "../../lib/api-context.ts";
import { ownReviewsQuery, reviewListsKey, voteHelpful } from "./reviews-api.ts";

type Pages = InfiniteData<AnswerOf<typeof routes.productReviews>>;

interface Vote {
  id: string;
  voted: boolean;
}

/** Votes are shown at once; a failed one is reverted and reported to `onFailed`. */
export function useVotes(productId: string, personId: string | null, onFailed: (error: unknown) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey: ownKey } = ownReviewsQuery(api, productId, personId);

  function mark({ id, voted }: Vote) {
    queryClient.setQueryData<OwnReviews>(ownKey, (own) => {
      if (!own) return own;
      const others = own.helpful.filter((one) => one !== id);
      return { ...own, helpful: voted ? [...others, id] : others };
    });
  }

  function count(id: string, change: (helpful: number) => number) {
    queryClient.setQueriesData<Pages>({ queryKey: reviewListsKey(productId) }, (list) => {
      if (!list) return list;
      const pages = list.pages.map((page) => ({
        ...page,
        data: page.data.map((review) =>
          review.id === id ? { ...review, helpful: Math.max(0, change(review.helpful)) } : review,
        ),
      }));
      return { ...list, pages };
    });
  }

  const voting = useMutation({
    mutationFn: ({ id, voted }: Vote) => voteHelpful(api, id, voted),
    onMutate: (vote) => {
      mark(vote);
      count(vote.id, (helpful) => helpful + (vote.voted ? 1 : -1));
    },
    onSuccess: (helpful, { id }) => count(id, () => helpful),
    onError: (error, { id, voted }) => {
      mark({ id, voted: !voted });
      count(id, (helpful) => helpful + (voted ? -1 : 1));
      onFailed(error);
    },
    // calls run one after another, so that the last press decides
    scope: { id: `votes ${productId}` },
  });
  return (id: string, voted: boolean) => voting.mutate({ id, voted });
}
