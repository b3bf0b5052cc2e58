import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { CACHE, directoriesIn, ROOT } from "../directories.ts";
import { startCluster } from "../postgres/cluster.ts";
import type { Cluster } from "../postgres/cluster.ts";
import { withClient } from "../postgres/connection.ts";
import { createDatabase } from "../postgres/databases.ts";
import { freePort } from "../processes/free-port.ts";
import { poll } from "../processes/poll.ts";
import { openSession } from "../processes/session.ts";
import type { Program, Supervisor } from "../processes/supervisor.ts";
import { growShop } from "../seed/grow.ts";
import { ownerEnvironment, type ShopSettings } from "../shop/environment.ts";
import { build, makeDemo, migrate } from "../shop/prepare.ts";
import { shopSecrets } from "../shop/secrets.ts";
import { startCommerce, startWebServer } from "../shop/serve.ts";
import { runToEnd } from "../shop/workspace-script.ts";

/** A running production shop with its own database. */
export interface ShopUnderLoad {
  api: string;
  commerce: string;
  home: string;
  database: string;
  /** Processes whose CPU time counts: web server, commerce, PostgreSQL. */
  pids: number[];
  /** What the engine's own store API requires of a caller. */
  store: { region: string; key: string; secret: string };
  /** Seconds from the start of commerce until it serves, and until it lists products. */
  started: { serves: number; lists: number };
  /** Runs a script of commerce (`src/scripts/…`) on its database. */
  run: (script: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Of the demo data; products for measuring are added to them. */
const DEMO_PRODUCTS = 400;

const LIST_MILLISECONDS = 900_000;

const print = (text: string) => process.stderr.write(`${text}\n`);

/**
 * Starts a shop with that many products (at least 400). Its database stays in the cache folder for later runs; a benchmark that
 * fills it names its own.
 */
export async function shopUnderLoad(products: number, name = String(products)): Promise<ShopUnderLoad> {
  const directories = directoriesIn(join(CACHE, "bench"), join(CACHE, "bench", `files-${products}`));
  mkdirSync(directories.files, { recursive: true });
  const { supervisor, end } = await openSession(directories, { tool: "a benchmark" });
  const cluster = await startCluster(supervisor, directories.postgres, {
    durable: false,
    settings: { shared_preload_libraries: "pg_stat_statements" },
  });
  try {
    return { ...(await serve(supervisor, cluster, { products, name }, directories)), stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function serve(
  supervisor: Supervisor,
  cluster: Cluster,
  { products, name }: { products: number; name: string },
  directories: ShopSettings["directories"],
): Promise<Omit<ShopUnderLoad, "stop">> {
  const database = `bench_${name}`;
  await createDatabase(cluster.url("postgres"), database);
  const settings: ShopSettings = {
    directories,
    secrets: shopSecrets(directories.data),
    databaseUrl: cluster.url(database),
    servingUrl: cluster.servingUrl(database),
    port: await freePort(),
    commercePort: await freePort(),
    pages: "production",
  };
  process.env.NODE_ENV = "development";
  // Some demo orders were paid at gateways; nothing has to answer at this port.
  const demo = { ...settings, gatewaysPort: await freePort() };
  print(`${products} products: ${await migrate(supervisor, demo, () => undefined)}`);
  print(`demo data: ${await makeDemo(supervisor, demo, () => undefined)}`);
  if (products > DEMO_PRODUCTS) await grow(supervisor, demo, products);
  // The data are a demo's, but the server runs as a real shop whose public address is the measured one.
  const address = `127.0.0.1:${settings.port}`;
  process.env.NODE_ENV = "production";
  // The demo accounts have published passwords, with which a real shop refuses to start.
  process.env.BEZAK_DEMO = "1";
  // Lets the benchmark send the addresses of many clients, as an edge does.
  process.env.TRUST_PROXY = "loopback";
  process.env.PUBLIC_URL = `https://${address}`;
  await build(supervisor, () => undefined);
  const began = performance.now();
  const commerce = await startCommerce(supervisor, settings);
  const serves = (performance.now() - began) / 1000;
  await firstList(settings);
  const started = { serves, lists: (performance.now() - began) / 1000 };
  print(`commerce serves after ${serves.toFixed(1)} s, lists products after ${started.lists.toFixed(1)} s`);
  const shop = await startWebServer(supervisor, settings);
  const home = `http://${address}`;
  return {
    api: `${home}/api/v1`,
    commerce: `http://127.0.0.1:${settings.commercePort}`,
    home,
    database: settings.databaseUrl,
    started,
    pids: [shop.running.pid, commerce.running.pid, cluster.running.pid],
    run: (script) => runToEnd(supervisor, commerceScript(script, settings), () => undefined),
    store: { ...(await storeAccess(settings.databaseUrl)), secret: settings.secrets.commerce },
  };
}

async function grow(supervisor: Supervisor, demo: ShopSettings, products: number): Promise<void> {
  const began = performance.now();
  const what = await growShop(supervisor, demo, products, () => undefined);
  print(`products: ${what}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  // otherwise autovacuum might run during a measurement
  await withClient(demo.databaseUrl, (client) => client.query("vacuum"));
}

const commerceScript = (script: string, settings: ShopSettings): Program => ({
  name: "commerce-script",
  command: process.execPath,
  args: ["src/scripts/run.ts", script],
  cwd: join(ROOT, "commerce"),
  env: { ...process.env, ...ownerEnvironment(settings) },
});

/** A large catalogue is validated and loaded into memory first; requests wait meanwhile. */
async function firstList({ commercePort, secrets }: ShopSettings): Promise<void> {
  const lists = await poll(async () => {
    const answer = await fetch(`http://127.0.0.1:${commercePort}/catalog/products?limit=20`, {
      headers: { "x-commerce-secret": secrets.commerce },
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.ok ? true : null;
  }, LIST_MILLISECONDS);
  if (!lists) throw new Error("The catalogue does not list products.");
}

async function storeAccess(database: string): Promise<Omit<ShopUnderLoad["store"], "secret">> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("create extension if not exists pg_stat_statements");
  const region = await client.query<{ id: string }>("select id from region where deleted_at is null limit 1");
  const key = await client.query<{ token: string }>(
    "select token from api_key where type = 'publishable' limit 1",
  );
  await client.end();
  return { region: region.rows[0]?.id ?? "", key: key.rows[0]?.token ?? "" };
}

/** SQL statements so far, without transaction control. */
export async function statementCount(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not ilike 'begin%' and query not ilike 'commit%' and query not ilike '%pg_stat_statements%'`,
  );
  await client.end();
  return Number(rows[0]?.calls ?? 0);
}
