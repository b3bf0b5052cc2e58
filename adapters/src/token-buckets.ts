export interface TokenBucketOptions {
  perSecond: number;
  /** that may be taken at once, after a while of nothing */
  burst: number;
  /** buckets held at most; those that were not used for longest go first */
  maxBuckets: number;
  /** milliseconds that only grow */
  now?: () => number;
}

export interface TokenBuckets {
  /** Takes one of a key's tokens; answers the seconds after which there is one again, 0 when it was there. */
  take(key: string): number;
  /** buckets held, for tests */
  size(): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket that nobody holds any more is a full one: who lets others push it out gains a burst at most. */
export function createTokenBuckets(options: TokenBucketOptions): TokenBuckets {
  const { perSecond, burst, maxBuckets, now = () => performance.now() } = options;
  // the one used last stands last
  const buckets = new Map<string, Bucket>();

  /** Many at a time: a map whose first ones were just removed is slow to find the next. */
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
