import { readFileSync } from "node:fs";
import { join } from "node:path";
import { domains } from "@bezak/contract/domains.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../directories.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const { groups } = parse(read("tools/monitoring/alerts.yml")) as {
  groups: { rules: { alert: string; expr: string; for?: string; annotations: { summary: string } }[] }[];
};
const rules = groups.flatMap((group) => group.rules);

const sources = [
  "commerce/src/metrics/shop-figures.ts",
  "commerce/src/metrics/shop-metrics.ts",
  "storefront/server/metrics.ts",
];
const metrics = sources.flatMap((path) =>
  [...read(path).matchAll(/name: "(bezak_\w+)"/g)].map(([, name = ""]) => name),
);

test("every rule names metrics that exist", () => {
  expect(metrics.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    const named = [...expr.matchAll(/bezak_\w+/g)].map(([name]) => name.replace(/_(count|bucket)$/, ""));
    expect(metrics, alert).toEqual(expect.arrayContaining(named));
    expect(named.length + Number(expr.startsWith("up{")), alert).toBeGreaterThan(0);
  }
});

test("every rule has its own name and a sentence", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, annotations } of rules) expect(annotations.summary, alert).toMatch(/\w .*\w/);
});

test("routes, queues and states of the rules exist", () => {
  const paths = Object.values(domains).flatMap((routes) =>
    Object.values(routes).map(({ path }) => `/api/v1${path}`),
  );
  const queues = read("commerce/src/queue/task-queues.ts");
  const states = read("commerce/src/modules/payment-ledger/models/payment-attempt.ts");
  for (const { alert, expr } of rules) {
    for (const [, route = ""] of expr.matchAll(/route="([^"]+)"/g)) expect(paths, alert).toContain(route);
    for (const [, queue = ""] of expr.matchAll(/queue="([^"]+)"/g))
      expect(queues, alert).toContain(`"${queue}"`);
    for (const [, state = ""] of expr.matchAll(/state="([^"]+)"/g))
      expect(states, alert).toContain(`"${state}"`);
  }
});

test("the guide names every metric, and its Prometheus reads the ports of the example", () => {
  const guide = read("docs/going-live.md");
  for (const name of metrics) expect(guide).toContain(`\`${name}\``);
  const { scrape_configs: jobs } = parse(read("tools/monitoring/prometheus.yml")) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const targets = jobs.flatMap((job) => job.static_configs.flatMap((config) => config.targets));
  const ports = [...read(".env.example").matchAll(/^#(?:COMMERCE_)?METRICS_PORT=(\d+)$/gm)];
  expect(targets).toEqual(ports.map(([, port]) => `127.0.0.1:${port}`));
});
