import { join } from "node:path";
import { defaults, presentSecret, readTrustedProxies, type ApiConfig } from "@bezak/adapters/config.ts";
import { webServerLogLevel } from "@bezak/contract/log-level.ts";
import { readMetricsAddress, type MetricsAddress } from "@bezak/contract/metrics-server.ts";
import { hostFault, isHttps, isLoopback } from "@bezak/contract/open-host.ts";
import { readTraceSettings, type TraceSettings } from "@bezak/contract/traces.ts";

export interface ServerConfig {
  port: number;
  host: string;
  /** public origin of the shop, for absolute links */
  origin: string;
  /** search engines are admitted: this is the public shop */
  searchable: boolean;
  /** e-mail address or page for reports of vulnerabilities */
  securityContact: string | undefined;
  /** directory of uploads and demo pictures */
  filesDir: string;
  /** public address, without a slash at its end, of the bucket with the files that are not in `filesDir` */
  bucketUrl: string | undefined;
  api: ApiConfig;
  logLevel: ReturnType<typeof webServerLogLevel>;
  /** where metrics are served; without it nothing is measured */
  metrics: MetricsAddress | undefined;
  /** undefined when no traces are sent */
  traces: TraceSettings | undefined;
  /** serves sources through Vite instead of the build */
  dev: boolean;
  /** mocks the API instead of calling commerce */
  mock: boolean;
}

const project = join(import.meta.dirname, "..", "..");

function getPort(text: string | undefined): number {
  const port = Number(text ?? 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port number: ${text}`);
  return port;
}

/** Whether this is a shop in production with a public https address; test copies must not be indexed. */
function isPublic({ NODE_ENV, PUBLIC_URL, SEARCH_ENGINES }: NodeJS.ProcessEnv): boolean {
  return NODE_ENV === "production" && isHttps(PUBLIC_URL) && SEARCH_ENGINES !== "closed";
}

/**
 * Origin for absolute links.
 * @throws when clients would connect without encryption over a network
 */
function getOrigin({ PUBLIC_URL, BEZAK_DEMO }: NodeJS.ProcessEnv, port: number): string {
  if (!PUBLIC_URL) return `http://localhost:${port}`;
  const url = URL.parse(PUBLIC_URL);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error("PUBLIC_URL is not an address like https://shop.example");
  if (url.protocol === "http:" && !isLoopback(url.hostname) && BEZAK_DEMO !== "1")
    throw new Error(
      "PUBLIC_URL is not encrypted: give the shop an https address, or set BEZAK_DEMO=1 to show a demo without one",
    );
  return PUBLIC_URL.replace(/(?<!\/)\/+$/, "");
}

/**
 * Host to listen at.
 * @throws when clients would connect unencrypted, all from one address, or to a development server
 */
function getHost(env: NodeJS.ProcessEnv): string {
  const fault = hostFault(env);
  if (fault !== undefined) throw new Error(fault);
  // for Node an empty host means all addresses
  return env.HOST || "127.0.0.1";
}

/**
 * Reads environment variables and flags.
 * @throws Error that names the invalid one
 */
export function readConfig(env: NodeJS.ProcessEnv, flags: readonly string[]): ServerConfig {
  const port = getPort(env.PORT);
  const mock = flags.includes("--mock");
  const commerceSecret = presentSecret(env.COMMERCE_SECRET);
  if (!commerceSecret && !mock)
    throw new Error("COMMERCE_SECRET is not set: the shop cannot reach commerce without it");
  return {
    port,
    host: getHost(env),
    origin: getOrigin(env, port),
    searchable: isPublic(env),
    securityContact: env.SECURITY_CONTACT || undefined,
    filesDir: env.BEZAK_FILES_DIR ?? join(project, ".data", "files"),
    bucketUrl: env.S3_BUCKET ? env.S3_FILE_URL?.replace(/(?<!\/)\/+$/, "") : undefined,
    api: {
      commerceUrl: env.COMMERCE_URL ?? "http://127.0.0.1:9000",
      commerceSecret,
      commerceTimeoutMs: defaults.commerceTimeoutMs,
      trustProxy: readTrustedProxies(env.TRUST_PROXY),
      https: isHttps(env.PUBLIC_URL),
    },
    logLevel: webServerLogLevel(env),
    metrics: readMetricsAddress(env, "METRICS_PORT"),
    traces: readTraceSettings(env, "bezak-web"),
    dev: flags.includes("--dev") || env.NODE_ENV !== "production",
    mock,
  };
}
