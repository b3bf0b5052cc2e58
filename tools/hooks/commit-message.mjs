// Called by git with the file of a message. Plain JavaScript: it must run on the installed Node.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const TYPES = ["build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test"];
const SUBJECT_MAX = 100;
const SUBJECT = /^([a-z]+)\(([a-z0-9][a-z0-9/-]*)\)!?: (\S.*)$/;

/** Imperatives that look like a past form, a participle or a third person. */
const IMPERATIVES = /^(embed|exceed|feed|need|proceed|seed|shed|speed|bring|ring|string|alias|bias|focus)$/;
const NOT_IMPERATIVE = /(ed|ing|[^s]s)$/;

/**
 * What is wrong with the first line of a commit message (conventionalcommits.org, with a scope): a sentence, or null.
 * @param {string} message
 */
export function findProblem(message) {
  const subject = message.split("\n", 1)[0] ?? "";
  if (/^(Merge|Revert|fixup!|squash!|amend!) /.test(subject)) return null;
  const [, type = "", , text = ""] = SUBJECT.exec(subject) ?? [];
  if (type === "")
    return "Write `type(scope): imperative`, such as `fix(cart): keep the quantity after a reload`.";
  if (!TYPES.includes(type)) return `The type is one of ${TYPES.join(", ")}, not "${type}".`;
  if (subject.length > SUBJECT_MAX)
    return `The first line has at most ${SUBJECT_MAX} characters, not ${subject.length}.`;
  const [verb = ""] = text.split(/[^\p{L}]/u, 1);
  if (text.endsWith(".")) return "The first line ends without a full stop.";
  if (!IMPERATIVES.test(verb) && (verb !== verb.toLowerCase() || NOT_IMPERATIVE.test(verb)))
    return `Begin with what the commit does, as an order: "add", not "${verb}".`;
  return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problem = findProblem(readFileSync(process.argv[2] ?? "", "utf8"));
  if (problem) {
    process.stderr.write(`${problem} (CONTRIBUTING.md)\n`);
    process.exitCode = 1;
  }
}
