import { spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { freePort } from "./free-port.ts";
import { postForm } from "./post-form.ts";
import { addSleeper, wake } from "./resting.ts";
import { commerceDir, compiledDir, servingUrl, testEnvironment } from "./settings.ts";
import { until } from "./until.ts";

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
}

export type CommerceProcess = Awaited<ReturnType<typeof startCommerce>>;

/** The server may close a keep-alive connection just as the next call uses it. */
const ownConnection = { connection: "close" };

/** Whether the first process of this run has written its compiled code to disk. */
let isCodeCached = false;

/** Node's young generation starts small and is collected often while it grows; this saves a tenth of the work. */
const memoryFlags = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

/** Starts a real commerce process on a database and waits until it serves. */
export async function startCommerce(databaseUrl: string, filesDir: string, env: Record<string, string> = {}) {
  wake(databaseUrl);
  const [port, controlPort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [...memoryFlags, "--import", "./integration-tests/harness/control.ts", "src/scripts/start.ts"],
    {
      cwd: commerceDir,
      // stdin closes when the tests end; the last pipe wakes the process (`inside/rest.ts`)
      stdio: ["pipe", "pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        ...testEnvironment,
        NODE_COMPILE_CACHE: compiledDir,
        DATABASE_URL: servingUrl(databaseUrl),
        BEZAK_FILES_DIR: filesDir,
        // for uploads in progress, separate from other runs
        TMPDIR: filesDir,
        COMMERCE_PORT: String(port),
        CONTROL_PORT: String(controlPort),
        ...env,
      },
    },
  );
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const gone = new Promise<void>((done) => child.once("close", () => done()));
  const base = `http://127.0.0.1:${port}`;

  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await gone;
  };
  const serves = async () => {
    if (child.exitCode !== null) throw new Error(`commerce ended with ${child.exitCode}\n${output}`);
    return fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  // a busy machine may start slowly
  await until("commerce to serve", serves, 180).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw new Error(`${String(error)}\n${output}`);
  });

  async function runInside<T>(script: string, args: unknown = {}): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${controlPort}`, {
      method: "POST",
      headers: ownConnection,
      body: JSON.stringify({ script, args }),
    });
    const answer = (await response.json()) as { result?: T; error?: string };
    if (!response.ok) throw new Error(`${script}: ${answer.error}`);
    return answer.result as T;
  }
  if (!isCodeCached) await runInside("keep-compiled.ts");
  isCodeCached = true;
  const lives = () => !child.killed && child.exitCode === null;
  const alarm = child.stdio[3] as Writable;
  // the process has just died
  alarm.on("error", () => undefined);
  addSleeper(databaseUrl, {
    lives,
    rest: () => runInside<boolean>("rest.ts").catch(() => false),
    wake: () => void alarm.write("!"),
  });

  return {
    /** Runs a script of `harness/inside` in the process, with its container. */
    async run<T>(script: string, args?: unknown): Promise<T> {
      wake(databaseUrl);
      return runInside<T>(script, args);
    },
    /** Base URL, for calls that do not come through the web server. */
    get base() {
      wake(databaseUrl);
      return base;
    },
    lives,
    /** The last part of its log. */
    output: () => output,
    async stop() {
      wake(databaseUrl);
      await end("SIGTERM");
    },
    kill: () => end("SIGKILL"),
    /** Sends a call as the web server does; a token makes it a customer's call. */
    async call<T = Record<string, unknown>>(
      method: string,
      path: string,
      { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
    ): Promise<Answer<T>> {
      wake(databaseUrl);
      const response = await fetch(base + path, {
        method,
        headers: {
          ...ownConnection,
          "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const isJson = response.headers.get("content-type")?.startsWith("application/json");
      const read: unknown = isJson ? await response.json() : { file: await response.text() };
      const answer = { status: response.status, body: read as T };
      if (answer.status === 500 && process.env.BEZAK_TEST_VERBOSE) process.stderr.write(output.slice(-3000));
      return answer;
    },
    /** Sends a multipart form as the web server forwards it. */
    async form<T>(
      path: string,
      body: FormData,
      token: string,
      headers: Record<string, string> = {},
    ): Promise<Answer<T>> {
      wake(databaseUrl);
      return postForm<T>(base + path, body, {
        "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
        authorization: `Bearer ${token}`,
        ...headers,
      });
    },
  };
}
