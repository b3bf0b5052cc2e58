import autocannon from "autocannon";

export interface Round {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** another path for each request, so that no cache helps */
  nextPath?: () => string;
}

const CONNECTIONS = 10;

/** Loads a target for some seconds. Any answer but 2xx ends the benchmark, since a fast refusal is no result. */
export async function load({ url, headers, nextPath }: Target, seconds: number): Promise<Round> {
  const result = await autocannon({
    url,
    headers,
    duration: seconds,
    connections: CONNECTIONS,
    ...(nextPath
      ? { requests: [{ setupRequest: (request: object) => ({ ...request, path: nextPath() }) }] }
      : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
