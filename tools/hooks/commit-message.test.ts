import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { enableHooks } from "../bootstrap/hooks.mjs";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { findProblem } from "./commit-message.mjs";

describe("findProblem", () => {
  it.each([
    "fix(cart): keep the quantity after a reload",
    "feat(parcels)!: embed labels",
    "perf(storefront/home): load pictures later\n\nBecause of this and that.",
    "test(e2e): pass a discount through",
    'Revert "fix(cart): keep the quantity"',
    "Merge branch 'main'",
    "fixup! fix(cart): keep",
  ])("accepts %s", (message) => expect(findProblem(message)).toBeNull());

  it.each([
    ["keep the quantity", "Write `type(scope): imperative`"],
    ["fix: keep the quantity", "Write `type(scope): imperative`"],
    ["fix(Cart): keep the quantity", "Write `type(scope): imperative`"],
    ["fix(cart) keep the quantity", "Write `type(scope): imperative`"],
    ["fixed(cart): keep the quantity", 'not "fixed"'],
    ["fix(cart): kept", null],
    ["fix(cart): added a test", 'not "added"'],
    ["fix(cart): adding a test", 'not "adding"'],
    ["fix(cart): adds a test", 'not "adds"'],
    ["fix(cart): Add a test", 'not "Add"'],
    ["fix(cart): add a test.", "without a full stop"],
    [`fix(cart): add ${"a".repeat(90)}`, "at most 100 characters, not 105"],
    ["", "Write `type(scope): imperative`"],
  ])("gives a reason for refusing %s", (message, reason) => {
    if (reason === null) expect(findProblem(message)).toBeNull();
    else expect(findProblem(message)).toContain(reason);
  });
});

describe("the hook", () => {
  it("refuses a commit in a clone whose packages were installed", () => {
    const root = temporaryFolder();
    const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
    git("init", "-q");
    execFileSync("cp", ["-r", "--parents", "tools/hooks", root], { cwd: join(import.meta.dirname, "../..") });
    enableHooks(root);
    writeFileSync(join(root, "a"), "a");
    git("add", "a");
    const commit = (message: string) =>
      git("-c", "user.name=a", "-c", "user.email=a@b.uz", "commit", "-m", message);
    const refused = commit("Added a file");
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("type(scope): imperative")]);
    expect(commit("feat(a): add a file").status).toBe(0);
  });
});
