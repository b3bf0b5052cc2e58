import { UnexpectedRefusal } from "../access/ask.ts";

export interface Verdict {
  /** findings of the checks; empty when the missing guard went unnoticed */
  noticed: string[];
  /** the error of a check that could not run, which says nothing about the guard */
  crash?: Error;
}

/** Runs checks one after another. A shop that refuses a required request counts as noticed, a check that throws does not. */
export async function runChecks(checks: (() => Promise<string[]>)[]): Promise<Verdict> {
  const noticed: string[] = [];
  try {
    for (const check of checks) noticed.push(...(await check()));
    return { noticed };
  } catch (error) {
    if (error instanceof UnexpectedRefusal) return { noticed: [...noticed, error.message] };
    return { noticed, crash: error instanceof Error ? error : new Error(String(error)) };
  }
}
