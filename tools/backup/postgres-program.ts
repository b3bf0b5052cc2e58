import { spawn, spawnSync } from "node:child_process";
import { Failure } from "../failure.ts";

type Name = "pg_dump" | "pg_restore";

/** Major version of a client program on the PATH; 0 when there is none. */
export function programMajor(name: Name): number {
  const { stdout } = spawnSync(name, ["--version"], { encoding: "utf8" });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

/** Starts a client program on a database. The password is in its environment: everybody on this machine can see arguments. */
export function startProgram(name: Name, url: string, args: string[]) {
  const { password } = new URL(url);
  const shown = new URL(url);
  shown.password = "";
  const child = spawn(name, [...args, "--no-password", `--dbname=${shown.href}`], {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password), LC_ALL: "C" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (text) => (errors += String(text)));
  const ended = new Promise<void>((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, signal) => {
      if (code === 0) return done();
      const [reason = ""] = errors.trim().split("\n");
      fail(new Failure(`${name} failed (${code ?? signal}): ${reason.replace(/^\w+: (error: )?/, "")}`));
    });
  });
  ended.catch(() => undefined);
  return { input: child.stdin, output: child.stdout, ended };
}

/** A dump of the database in pg_dump's own compressed format. */
export async function* dumpDatabase(url: string): AsyncGenerator<Buffer> {
  const { input, output, ended } = startProgram("pg_dump", url, ["--format=custom"]);
  input.end();
  yield* output as AsyncIterable<Buffer>;
  await ended;
}
