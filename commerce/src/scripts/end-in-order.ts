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
  /** Ends the modules, the database's connections and the process; the engine's own handler of signals. */
  endEngine: () => void;
  onError: (error: Error) => void;
}

/**
 * On SIGTERM or SIGINT requests and jobs are finished side by side before the engine ends the process: it knows no jobs and
 * would end them in the middle.
 */
export function endInOrder({ server, stopWorking, endEngine, onError }: Ending): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.off(signal, endEngine);
    process.once(signal, () => {
      void server.shutdown();
      void stopWorking()
        .catch((error: Error) => {
          onError(error);
          return true;
        })
        .then((hasEnded) => {
          endEngine();
          if (!hasEnded) setTimeout(() => process.exit(0), ENGINE_MS);
        });
    });
  }
}
