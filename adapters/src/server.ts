import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";

const { port, host, ...config } = readConfig(process.env);
const app = createApp(config, { level: process.env.LOG_LEVEL ?? "info" });

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.close());
await app.listen({ port, host });
