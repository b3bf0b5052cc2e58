import { expect, it } from "vitest";
import { fromCaller } from "./caller-path.ts";

it.each([
  [
    ["--yes", "--file", "setup.json"],
    ["--yes", "--file", "/home/owner/setup.json"],
  ],
  [["--file=../setup.json"], ["--file=/home/setup.json"]],
  [
    ["--file", "/etc/setup.json"],
    ["--file", "/etc/setup.json"],
  ],
  [
    ["--file", "-", "--print"],
    ["--file", "-", "--print"],
  ],
])("turns %j into %j for a command typed in /home/owner", (args, expected) => {
  expect(fromCaller(args, "/home/owner")).toEqual(expected);
});
