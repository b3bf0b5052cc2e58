import { createInterface } from "node:readline/promises";
import { Refusal } from "../refusal.ts";

/** Asks in the terminal; an empty answer is "". */
export type Ask = (question: string) => Promise<string>;

/** Runs `work` with questions in the terminal. Ctrl-C and Ctrl-D end it. @throws Refusal */
export async function withTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.on("SIGINT", () => terminal.close());
  terminal.on("close", () => closed.abort());
  const ask: Ask = async (question) => {
    try {
      return (await terminal.question(question, { signal: closed.signal })).trim();
    } catch (error) {
      if (closed.signal.aborted) throw new Refusal("\nStopped. Nothing was changed.");
      throw error;
    }
  };
  try {
    return await work(ask);
  } finally {
    terminal.close();
  }
}
