/** Which files are accepted. */
export interface FileRules {
  /** As in `<input accept>`: ".pdf, image/*". */
  accept: string | undefined;
  /** In bytes. */
  maxSize: number | undefined;
  /** How many more files are accepted. */
  maxCount: number;
}

/** A rejected file and the reason. */
export interface FileProblem {
  file: File;
  reason: "type" | "size" | "count";
}

/** Separates accepted and rejected files: the browser checks only those of its own file dialog. */
export function checkFiles(files: readonly File[], rules: FileRules) {
  const taken: File[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    const reason = whyNot(file, rules, taken.length);
    if (reason) problems.push({ file, reason });
    else taken.push(file);
  }
  return { taken, problems };
}

function whyNot(
  file: File,
  { accept, maxSize, maxCount }: FileRules,
  taken: number,
): FileProblem["reason"] | null {
  if (accept !== undefined && !accepted(file, accept)) return "type";
  if (maxSize !== undefined && file.size > maxSize) return "size";
  return taken >= maxCount ? "count" : null;
}

function accepted(file: File, accept: string): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const rules = accept.toLowerCase().split(",");
  return rules.some((rule) => {
    const wanted = rule.trim();
    if (wanted.startsWith(".")) return name.endsWith(wanted);
    return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
