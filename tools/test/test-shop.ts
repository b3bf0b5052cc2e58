import { mkdirSync, rmSync } from "node:fs";
import { Failure } from "../failure.ts";
import { directoriesIn } from "../directories.ts";
import { startCluster } from "../postgres/cluster.ts";
import type { Cluster } from "../postgres/cluster.ts";
import { createDatabase, dropDatabase } from "../postgres/databases.ts";
import { freePorts } from "../processes/free-port.ts";
import type { Running, Supervisor } from "../processes/supervisor.ts";
import type { ShopSettings } from "../shop/environment.ts";
import { build, copyBuild } from "../shop/prepare.ts";
import { shopSecrets } from "../shop/secrets.ts";
import { startCommerce, startWebServer, startGateways } from "../shop/serve.ts";
import { ownerEnvironment } from "../shop/environment.ts";
import { runToEnd, workspaceScript } from "../shop/workspace-script.ts";

const TEMPLATE = "shop_template";
const DATABASE = "shop_e2e";

/** For all stages together: four at a time have used up 300, and a process that gets no connection ends. */
const CONNECTIONS = 600;

const forTests = {
  // generating the pictures takes most of the time of the demo data
  BEZAK_DEMO_PICTURE_SIDE: "320",
  // a hash with the parameters of production takes half a second of a processor, and these tests make hundreds
  BEZAK_SCRYPT_LOG_N: "4",
  // all requests of these tests come from one address
  BEZAK_CLIENT_LIMIT_FACTOR: "1000",
};

/**
 * A PostgreSQL for tests and, on request, a whole shop on it: demo data, built pages, own ports. All its data are in one
 * folder that is emptied first; the developer's shop is not touched.
 */
export class TestShop {
  readonly #supervisor: Supervisor;
  readonly #folder: string;
  /** The prepared shop, whether it runs or not. */
  #served: ShopSettings | null = null;
  #running: Running[] = [];
  #cluster: Promise<Cluster> | null = null;
  /** Set when it is started for the first time. */
  #serving: Promise<ShopSettings> | null = null;

  constructor(supervisor: Supervisor, folder: string) {
    this.#supervisor = supervisor;
    this.#folder = folder;
  }

  /** URL of the administrator's database, with which databases can be created. */
  async adminUrl(): Promise<string> {
    return (await this.#started()).url("postgres");
  }

  /** The address of the shop, once it has started. */
  async address(): Promise<string> {
    return `http://localhost:${(await this.#up()).port}`;
  }

  /** The address of the gateways' simulators. */
  async gateways(): Promise<string> {
    return `http://localhost:${(await this.#up()).gatewaysPort}`;
  }

  /** URL of the shop's database, for tests that move its timestamps. */
  async database(): Promise<string> {
    return (await this.#started()).url(DATABASE);
  }

  /** Starts a shop with demo data, on a copy of the template. */
  async serve(progress: (text: string) => void): Promise<void> {
    this.#serving = this.#bringUp(progress);
    await this.#serving;
  }

  async #up(): Promise<ShopSettings> {
    const served = await this.#serving?.catch(() => null);
    if (!served) throw new Failure("The shop for the browser tests did not start.");
    return served;
  }

  async #bringUp(progress: (text: string) => void): Promise<ShopSettings> {
    const cluster = await this.#started();
    const directories = directoriesIn(this.#folder);
    rmSync(directories.files, { recursive: true, force: true });
    mkdirSync(directories.files, { recursive: true });
    const [port = 0, commercePort = 0, gatewaysPort = 0] = await freePorts(3);
    const secrets = shopSecrets(directories.data, {});
    const settings: ShopSettings = {
      directories,
      secrets,
      port,
      commercePort,
      gatewaysPort,
      databaseUrl: cluster.url(TEMPLATE),
      servingUrl: cluster.servingUrl(TEMPLATE),
      pages: "production",
      forTests,
    };
    await createDatabase(cluster.url("postgres"), TEMPLATE);
    for (const script of ["migrate", "seed"]) {
      await runToEnd(
        this.#supervisor,
        workspaceScript("commerce", script, ownerEnvironment(settings)),
        progress,
      );
    }
    await build(this.#supervisor, progress);
    progress("starting");
    this.#served = {
      ...settings,
      databaseUrl: cluster.url(DATABASE),
      servingUrl: cluster.servingUrl(DATABASE),
      build: await copyBuild(directories),
    };
    await this.restart();
    return this.#served;
  }

  /** Starts the shop on the same ports with a new copy of the template. Returns the addresses of its programs. */
  async restart(): Promise<{ front: string; commerce: string }> {
    const served = this.#served;
    if (!served) throw new Failure("The shop was not prepared.");
    for (const running of this.#running) await this.#supervisor.stop(running);
    const admin = await this.adminUrl();
    await dropDatabase(admin, DATABASE);
    await createDatabase(admin, DATABASE, TEMPLATE);
    const programs = await Promise.all([
      startCommerce(this.#supervisor, served),
      startWebServer(this.#supervisor, served),
      startGateways(this.#supervisor, served),
    ]);
    this.#running = programs.map(({ running }) => running);
    return { front: `http://localhost:${served.port}`, commerce: `http://127.0.0.1:${served.commercePort}` };
  }

  #started(): Promise<Cluster> {
    return (this.#cluster ??= this.#startFresh());
  }

  async #startFresh(): Promise<Cluster> {
    const { postgres } = directoriesIn(this.#folder);
    rmSync(postgres, { recursive: true, force: true });
    return startCluster(this.#supervisor, postgres, { durable: false, maxConnections: CONNECTIONS });
  }
}
