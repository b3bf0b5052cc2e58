import { UnexpectedRefusal } from "../access/ask.ts";

export interface Verdict {
  /** what the checks said; nothing when they did not notice */
  noticed: string[];
  /** a check that could not be made: it says nothing of the guard */
  crash?: Error;
}

/** Makes checks one after another. A shop that refuses what it has to do has been noticed; a broken check has not. */
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
