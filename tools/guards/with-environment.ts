/** Runs a job with these variables and restores the earlier ones, however it ends. */
export async function withEnvironment<T>(
  variables: Record<string, string>,
  job: () => Promise<T>,
): Promise<T> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await job();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
