import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { processStart } from "../bootstrap/process-identity.mjs";
import { ROOT } from "../directories.ts";
import { freePort } from "../processes/free-port.ts";
import { poll } from "../processes/poll.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

interface Outcome {
  code: number | null;
  errors: string;
  seconds: number;
}

/** Runs the tool of `npm start` on a new data folder until it ends. */
async function start(env: NodeJS.ProcessEnv, data = temporaryFolder()): Promise<Outcome> {
  const began = performance.now();
  const port = String(await freePort());
  const own = {
    ...process.env,
    DATABASE_URL: "",
    COMMERCE_PORT: "",
    PORT: port,
    BEZAK_DATA_DIR: data,
    ...env,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, "tools", "start.ts")],
      { env: own, timeout: 20_000 },
      (error, _out, errors) => {
        const code = error ? (typeof error.code === "number" ? error.code : null) : 0;
        resolve({ code, errors: errors.trim(), seconds: (performance.now() - began) / 1000 });
      },
    );
  });
}

function expectSentence({ code, errors, seconds }: Outcome, sentence: RegExp): void {
  expect(errors).toMatch(sentence);
  expect(errors.split("\n")).toHaveLength(1);
  expect(code).toBe(1);
  expect(seconds).toBeLessThan(10);
}

test("refuses to start on a taken port", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const outcome = await start({ PORT: String(port) });
  expectSentence(
    outcome,
    new RegExp(`^Port ${port} is taken by another program: stop it, or choose another with PORT=`),
  );
});

test("refuses to start with an invalid port", async () => {
  expectSentence(await start({ PORT: "eight" }), /^PORT=eight is not a port: give a number/);
});

test("refuses to start with an unknown log level", async () => {
  expectSentence(await start({ LOG_LEVEL: "loud" }), /^LOG_LEVEL=loud is not a level: choose error, warn,/);
});

test("refuses to open a demo shop to the network", async () => {
  expectSentence(
    await start({ HOST: "0.0.0.0" }),
    /^HOST=0\.0\.0\.0 would open a shop for development.*NODE_ENV=production.*BEZAK_DEMO=1/,
  );
});

test.each(["", "http://localhost:8000"])(
  "refuses to open a real shop to the network at the public URL %o",
  async (PUBLIC_URL) => {
    expectSentence(
      await start({ HOST: "0.0.0.0", NODE_ENV: "production", PUBLIC_URL }),
      /^HOST=0\.0\.0\.0 would open the shop to the network unencrypted: .*PUBLIC_URL.*BEZAK_DEMO=1/,
    );
  },
);

test("refuses to start a real shop behind an unnamed edge on this machine", async () => {
  expectSentence(
    await start({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example", TRUST_PROXY: "" }),
    /^An edge on this machine .* Set TRUST_PROXY=loopback\.$/,
  );
});

test("refuses a second start while the shop runs", async () => {
  const data = temporaryFolder();
  mkdirSync(join(data, "run"));
  const owner = { pid: process.pid, started: processStart(process.pid), url: "http://localhost:8000" };
  writeFileSync(join(data, "run", "lock.json"), JSON.stringify(owner));
  const outcome = await start({}, data);
  expectSentence(
    outcome,
    new RegExp(
      `^Bezak already runs from ${data} at http://localhost:8000 \\(process ${process.pid}\\): stop it`,
    ),
  );
});

test("refuses to start with an unreachable DATABASE_URL", async () => {
  const url = `postgres://shop:hidden@127.0.0.1:${await freePort()}/shop`;
  const outcome = await start({ DATABASE_URL: url });
  expectSentence(
    outcome,
    /^DATABASE_URL cannot be used: nothing listens at 127\.0\.0\.1:\d+; start PostgreSQL there, or unset it/,
  );
  expect(outcome.errors).not.toContain("hidden");
});

test("refuses to start on a data folder of another PostgreSQL version", async () => {
  const data = temporaryFolder();
  mkdirSync(join(data, "postgres"));
  writeFileSync(join(data, "postgres", "PG_VERSION"), "16\n");
  expectSentence(
    await start({}, data),
    /postgres was made by PostgreSQL 16 and this is PostgreSQL 18: move it away to create a new one, or set/,
  );
});

test("refuses to start when the data folder cannot be created", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expectSentence(
    await start({}, join(file, "data")),
    /file\/data\S* is not a folder: remove the file that stands there, or set BEZAK_DATA_DIR/,
  );
});

test("stops its programs also when its output streams are closed", async () => {
  const data = temporaryFolder();
  const own = { ...process.env, DATABASE_URL: "", COMMERCE_PORT: "", BEZAK_DATA_DIR: data };
  const tool = spawn(process.execPath, [join(ROOT, "tools", "start.ts")], {
    env: { ...own, PORT: String(await freePort()) },
  });
  const ended = new Promise((resolve) => tool.once("exit", resolve));
  const postmaster = await poll(() => readNumber(join(data, "postgres", "postmaster.pid")), 15_000);
  tool.stdout.destroy();
  tool.stderr.destroy();
  tool.kill("SIGTERM");
  await ended;
  expect(postmaster).not.toBeNull();
  expect(processStart(postmaster ?? 0)).toBe("");
  expect(existsSync(join(data, "run", "lock.json"))).toBe(false);
});

test("restarts PostgreSQL and commerce when they are killed, and leaves the others alone", async () => {
  const data = temporaryFolder();
  const program = `
    import { runShop } from ${JSON.stringify(join(ROOT, "tools", "shop", "run-shop.ts"))};
    const fake = (name) => async (supervisor) => {
      const shell = { name, command: "sleep", args: ["1000"], cwd: "/", env: process.env };
      const start = (after) => supervisor.start(shell, { after });
      return { running: await start(), start, ready: async () => undefined };
    };
    const leftOut = async () => "left out";
    await runShop({ tool: "npm start", pages: "production", reset: false }, {
      migrate: leftOut, makeDemo: leftOut, startCommerce: fake("commerce"),
      startWebServer: fake("shop"), startGateways: fake("gateways"),
    });`;
  const tool = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      COMMERCE_PORT: "",
      BEZAK_DATA_DIR: data,
      PORT: String(await freePort()),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => tool.once("exit", resolve));
  cleanups.push(() => tool.kill("SIGTERM"));
  let output = "";
  tool.stdout.on("data", (text) => (output += String(text)));
  const hears = (...words: string[]) =>
    poll(() => (words.every((word) => output.includes(word)) ? true : null), 40_000);
  const pids = () =>
    Object.fromEntries(
      (
        JSON.parse(readFileSync(join(data, "run", "processes.json"), "utf8")) as {
          name: string;
          pid: number;
        }[]
      ).map(({ name, pid }) => [name, pid]),
    );
  expect(await hears("New demo data:")).toBe(true);
  const before = pids();
  for (const name of ["postgres", "commerce"]) process.kill(before[name] ?? 0, "SIGKILL");
  expect(await hears("postgres runs again.", "commerce runs again.")).toBe(true);
  const after = pids();
  for (const name of ["postgres", "commerce"]) expect(after[name]).not.toBe(before[name]);
  for (const name of ["shop", "gateways"]) expect(after[name]).toBe(before[name]);
  for (const pid of Object.values(after)) expect(processStart(pid)).not.toBe("");
  tool.kill("SIGTERM");
  expect(await ended).toBe(0);
}, 60_000);

function readNumber(file: string): number | null {
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) || null : null;
}
