import type { AuditEntry } from "@bezak/contract/audit.ts";
import type { AuditChoice } from "./audit-address.ts";

export interface Neighbours {
  /** id of the entry after which the older ones begin; undefined when there are none */
  older?: string;
  /** id of the entry before which the newer ones end; undefined when there are none */
  newer?: string;
  /** the page ends with the newest entry */
  isNewest: boolean;
}

interface Part {
  data: readonly Pick<AuditEntry, "id">[];
  /** `total`: entries on the side of the page that it was asked for, with its own */
  pagination: { total: number };
}

/** Where the pages beside a loaded one begin. */
export function findNeighbours({ before, after }: AuditChoice, { data, pagination }: Part): Neighbours {
  const hasMore = pagination.total > data.length;
  const isNewest = before === undefined && (after === undefined || !hasMore);
  // the entry that the page was asked for lies on its other side
  const hasOlder = after !== undefined || hasMore;
  return {
    isNewest,
    ...(hasOlder && data.length > 0 && { older: data.at(-1)?.id }),
    ...(!isNewest && { newer: data[0]?.id }),
  };
}
