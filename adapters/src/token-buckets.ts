export interface TokenBucketOptions {
  perSecond: number;
  /** tokens that may be taken at once after a pause */
  burst: number;
  /** most buckets held; the least recently used are dropped first */
  maxBuckets: number;
  /** milliseconds of a monotonic clock */
  now?: () => number;
}

export interface TokenBuckets {
  /** Takes one of a key's tokens; returns 0 on success, else the seconds until the next token. */
  take(key: string): number;
  size(): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A dropped bucket counts as full: a client that has its own pushed out gains one burst at most. */
export function createTokenBuckets(options: TokenBucketOptions): TokenBuckets {
  const { perSecond, burst, maxBuckets, now = () => performance.now() } = options;
  // ordered by last use
  const buckets = new Map<string, Bucket>();

  /** Removes many at a time: a map whose first entries were just removed is slow to find the next. */
  function forgetOldest(): void {
    let left = Math.max(1, Math.floor(maxBuckets / 10));
    for (const key of buckets.keys()) {
      if (left-- === 0) return;
      buckets.delete(key);
    }
  }

  function getBucket(key: string, time: number): Bucket {
    const bucket = buckets.get(key);
    if (!bucket) return { tokens: burst, at: time };
    buckets.delete(key);
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) * perSecond) / 1000);
    bucket.at = time;
    return bucket;
  }

  return {
    take(key) {
      const bucket = getBucket(key, now());
      if (buckets.size >= maxBuckets) forgetOldest();
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
      bucket.tokens -= 1;
      return 0;
    },
    size: () => buckets.size,
  };
}
