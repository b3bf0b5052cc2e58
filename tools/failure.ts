/** An expected failure: its message is one sentence with the cause and the remedy. Any other error is a bug. */
export class Failure extends Error {
  override name = "Failure";
}

/** The text to show for an error. Known system errors become a cause and a remedy. */
export function describeFailure(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const { code, path, message, stack } = (error ?? {}) as NodeJS.ErrnoException;
  const where = path ? ` (${path})` : "";
  // EFBIG: a limit of the shell or of the file system
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
    return `The disk is full${where}: free some space and try again.`;
  if (code === "EACCES" || code === "EPERM") {
    return `This user may not use ${path ?? "a file it needs"}: make it yours with chown, or run as its owner.`;
  }
  if (code === "EROFS")
    return `The file system is read-only${where}: set BEZAK_DATA_DIR to a folder that can be written.`;
  if (code === "ENOTDIR" || code === "EEXIST") {
    return `${path ?? "A path"} is not a folder: remove the file that stands there, or set BEZAK_DATA_DIR to another folder.`;
  }
  if (code === "EMFILE")
    return "Too many files are open: raise the limit with `ulimit -n 4096` and try again.";
  return stack ?? message ?? String(error);
}

/** True for a system error with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
