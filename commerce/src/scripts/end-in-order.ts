/** The engine waits for connections of the database without end, and a job that was given back may hold one for a minute. */
const ENGINE_MS = 2_000;

/** The engine's server: `shutdown` accepts nothing more and resolves when all requests have been answered. */
interface EndingServer {
  shutdown: () => Promise<void>;
}

/** What ends one process, in its order. */
export interface Ending {
  server: EndingServer;
  /** Resolves with whether all jobs have ended. */
  stopWorking: () => Promise<boolean>;
  /** Sends the spans of traces once these requests have been answered; must not take long. */
  endTracing: (requests: Promise<void>) => Promise<void>;
  /** Ends the modules, the database's connections and the process; the engine's own handler of signals. */
  endEngine: () => void;
  onError: (error: Error) => void;
}

/**
 * On SIGTERM or SIGINT requests and jobs are finished side by side before the engine ends the process: it knows no jobs and
 * would end them in the middle.
 */
export function endInOrder({ server, stopWorking, endTracing, endEngine, onError }: Ending): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.off(signal, endEngine);
    process.once(signal, () => {
      const requests = server.shutdown();
      void stopWorking()
        .catch((error: Error) => {
          onError(error);
          return true;
        })
        .then(async (hasEnded) => {
          await endTracing(requests);
          endEngine();
          if (!hasEnded) setTimeout(() => process.exit(0), ENGINE_MS);
        });
    });
  }
}
