/** One point of a protocol's checklist with its result. */
export interface Line {
  /** number in the checklist */
  point: string;
  title: string;
  outcome: "ok" | "failed" | "not run";
  /** the reason of a failure, or a remark */
  detail: string;
}

/** The shop violated the protocol. */
export class Mismatch extends Error {}

/** @throws Mismatch unless it holds */
export function must(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Mismatch(otherwise);
}

/** Collects lines; after a point that throws, the next ones still run. */
export class Checklist {
  readonly lines: Line[] = [];
  readonly #report: (line: Line) => void;

  constructor(report: (line: Line) => void = () => undefined) {
    this.#report = report;
  }

  /** Runs one point. True when it passed. */
  async point(point: string, title: string, work: () => Promise<string | void>): Promise<boolean> {
    try {
      this.#add({ point, title, outcome: "ok", detail: (await work()) ?? "" });
      return true;
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      this.#add({ point, title, outcome: "failed", detail });
      return false;
    }
  }

  notRun(point: string, title: string, why: string): void {
    this.#add({ point, title, outcome: "not run", detail: why });
  }

  #add(line: Line): void {
    this.lines.push(line);
    this.#report(line);
  }
}
