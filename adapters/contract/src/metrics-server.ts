/** The part of prom-client's registry that is served. */
interface Registry {
  contentType: string;
  metrics(): Promise<string>;
}

/** The part of Node's HTTP server that is used: browsers load the contract too, so it imports nothing of Node. */
interface HttpServer {
  on(event: "request", listener: (request: Request, response: Response) => void): unknown;
  once(event: "error", listener: (error: Error & { code?: string }) => void): unknown;
  listen(port: number, host: string, listener: () => void): unknown;
  unref(): unknown;
}

interface Request {
  method?: string;
  url?: string;
}

interface Response {
  writeHead(status: number, headers?: Record<string, string>): { end(text?: string): unknown };
}

type PortVariable = "METRICS_PORT" | "COMMERCE_METRICS_PORT";

/** Where a program's metrics are served. */
export interface MetricsAddress {
  host: string;
  port: number;
  variable: PortVariable;
}

/** What is wrong with a port for metrics, as a sentence; undefined when both are valid or not set. */
export function metricsFault(env: NodeJS.ProcessEnv): string | undefined {
  for (const variable of ["METRICS_PORT", "COMMERCE_METRICS_PORT"] as const) {
    const text = env[variable];
    if (text && !/^[1-9]\d{0,4}$/.test(text)) return `${variable}=${text} is not a port number.`;
    if (Number(text) > 65_535) return `${variable}=${text} is not a port number.`;
  }
  return undefined;
}

/** Undefined when no port is set: then nothing is measured. @throws Error when the port is not a number */
export function readMetricsAddress(
  env: NodeJS.ProcessEnv,
  variable: PortVariable,
): MetricsAddress | undefined {
  const fault = metricsFault(env);
  if (fault !== undefined) throw new Error(fault);
  if (!env[variable]) return undefined;
  return { host: env.METRICS_HOST || "127.0.0.1", port: Number(env[variable]), variable };
}

/**
 * Serves `GET /metrics` in the text format of Prometheus by a server that does not listen yet. Readers at the same moment
 * share one reading. Resolves when it listens. @throws Error that names the variable when it cannot
 */
export async function serveMetrics(
  server: HttpServer,
  registry: Registry,
  { host, port, variable }: MetricsAddress,
): Promise<void> {
  let reading: Promise<string> | undefined;
  const read = () => (reading ??= registry.metrics().finally(() => (reading = undefined)));
  server.on("request", ({ method, url }, response) => {
    if (method !== "GET" || url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Metrics are at /metrics.\n");
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error) => {
    const why = error.code === "EADDRINUSE" ? "another process listens there" : error.message;
    reject(new Error(`Cannot serve metrics on ${host}:${port}: ${why}. Set ${variable} to a free port.`));
  });
  server.listen(port, host, resolve);
  await promise;
  // It must not keep a program alive that has ended its work.
  server.unref();
}
