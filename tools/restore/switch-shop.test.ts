import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { finishSwitch, type Move } from "./switch-shop.ts";

/** A shop of two folders and a file, and a restored one beside it. */
function makeShops(): { data: string; moves: Move[] } {
  const data = temporaryFolder();
  const moves = ["postgres", "files", "secrets.json"].map((name) => ({
    fresh: join(data, `${name}.restored`),
    target: join(data, name),
    aside: join(data, `${name}.before`),
  }));
  for (const { fresh, target } of moves) {
    for (const [path, text] of [
      [fresh, "restored"],
      [target, "former"],
    ] as const) {
      if (path.includes("secrets")) writeFileSync(path, text);
      else {
        mkdirSync(path);
        writeFileSync(join(path, "content"), text);
      }
    }
  }
  return { data, moves };
}

const read = (path: string) => readFileSync(path.includes("secrets") ? path : join(path, "content"), "utf8");

/** Switches in a process that is killed at its n-th change of the file system. Returns whether it was. */
function switchAndDie({ data, moves }: ReturnType<typeof makeShops>, n: number): boolean {
  const program = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let left = ${n};
    for (const name of ["writeFileSync", "renameSync", "rmSync"]) {
      const real = fs[name];
      fs[name] = (...args) => {
        if (left-- === 0) process.kill(process.pid, "SIGKILL");
        return real(...args);
      };
    }
    syncBuiltinESMExports();
    const { switchShop } = await import(${JSON.stringify(join(ROOT, "tools", "restore", "switch-shop.ts"))});
    await switchShop(...${JSON.stringify([data, { moves }])});`;
  const { signal, status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect([null, 0], stderr).toContain(status);
  return signal === "SIGKILL";
}

test("leaves the former shop or the restored one, wherever a switch is killed", async () => {
  const outcomes: string[] = [];
  for (let n = 0; ; n += 1) {
    const shops = makeShops();
    const wasKilled = switchAndDie(shops, n);
    await finishSwitch(shops.data);
    const [first = ""] = shops.moves.map(({ target }) => read(target));
    expect(shops.moves.map(({ target }) => read(target))).toEqual(shops.moves.map(() => first));
    if (first === "restored")
      for (const { aside, fresh } of shops.moves)
        expect([read(aside), existsSync(fresh)]).toEqual(["former", false]);
    // a repeat changes nothing
    await finishSwitch(shops.data);
    expect(read(shops.moves[0]!.target)).toBe(first);
    if (!wasKilled) break;
    outcomes.push(first);
  }
  // writing the journal, two renames of each part, and removing the journal
  expect(outcomes).toEqual([...Array<string>(2).fill("former"), ...Array<string>(7).fill("restored")]);
});
