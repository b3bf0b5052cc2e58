import { managers, money, orderReaders, owners, service, treasury, type AccessRow } from "./access-rows.ts";

/** Parts of a call that fewer ranks may use than the call itself. */
export const partTable = {
  /** another administrator's account, or making one: `changeUser`, `deleteUser`, `endAccountSessions` */
  administrators: owners.ranks,
  /** `setReturnStatus` to `refunded` */
  refundReturn: managers.ranks,
  /**
   * `administeredReviews`, `exportReviews`, `setReviewStatus`: the accounts of authors, also to search by them; `moderation`: the
   * names of those whose review or product waits
   */
  reviewAuthors: service.ranks,
  /** `administeredShops`: their owners, also to search by a member's e-mail; `administeredShop`: members and contact */
  shopOwners: orderReaders.ranks,
  /** `administeredShops`: their balances, also to sort by them; `administeredShop`: the account for payouts */
  shopBalances: money.ranks,
  /** `administeredShop`: how many orders and returns it has */
  shopOrders: orderReaders.ranks,
  /** `administeredShop`: the owner's applications */
  shopApplications: managers.ranks,
  /** `mergeCategory`: of a category with commission rules, which move or end with it */
  mergeCommission: treasury.ranks,
  /** `adminStats`: turnover and revenue */
  turnover: money.ranks,
} satisfies Record<string, AccessRow["ranks"]>;

export type CallPart = keyof typeof partTable;
