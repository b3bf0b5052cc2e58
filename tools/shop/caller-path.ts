import { resolve } from "node:path";

/**
 * npm runs tools in the repository's folder: makes the value of `--file` a path from the folder where the command was
 * typed. `-` stays.
 */
export function fromCaller(args: readonly string[], folder: string): string[] {
  const find = (value: string) => (value === "-" || value === "" ? value : resolve(folder, value));
  return args.map((argument, at) => {
    if (args[at - 1] === "--file") return find(argument);
    const [, name] = /^--file=(.*)$/s.exec(argument) ?? [];
    return name === undefined ? argument : `--file=${find(name)}`;
  });
}
