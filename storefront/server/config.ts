import { join } from "node:path";
import { defaults, presentSecret, readTrustedProxies, type ApiConfig } from "@bezak/adapters/config.ts";
import { hostFault, isHttps, isLoopback } from "@bezak/contract/open-host.ts";

export interface ServerConfig {
  port: number;
  host: string;
  /** public address of the shop without a path, for links that have to be absolute */
  origin: string;
  /** search engines may come in: the shop is the one that the public knows */
  searchable: boolean;
  /** e-mail address or page for those who found a weakness */
  securityContact: string | undefined;
  /** where uploads and demo pictures lie */
  filesDir: string;
  /** public address of the bucket that has the files which are not there, without a slash at its end */
  bucketUrl: string | undefined;
  api: ApiConfig;
  /** sources through Vite instead of the build */
  dev: boolean;
  /** made-up answers instead of commerce */
  mock: boolean;
}

const project = join(import.meta.dirname, "..", "..");

function getPort(text: string | undefined): number {
  const port = Number(text ?? 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port number: ${text}`);
  return port;
}

/** A shop in production whose public address is told, over https; copies of it for trying out are not to be found. */
function isPublic({ NODE_ENV, PUBLIC_URL, SEARCH_ENGINES }: NodeJS.ProcessEnv): boolean {
  return NODE_ENV === "production" && isHttps(PUBLIC_URL) && SEARCH_ENGINES !== "closed";
}

/** The public address as it stands in links; throws when people would come to it unencrypted over a network. */
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

/** What the shop listens at; throws when people would come in unencrypted, all from one address, or to a shop for development. */
function getHost(env: NodeJS.ProcessEnv): string {
  const fault = hostFault(env);
  if (fault !== undefined) throw new Error(fault);
  // Node takes an empty one for every address there is
  return env.HOST || "127.0.0.1";
}

/** Every environment variable and flag of the web server; throws a sentence that names what is wrong. */
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
    dev: flags.includes("--dev") || env.NODE_ENV !== "production",
    mock,
  };
}
