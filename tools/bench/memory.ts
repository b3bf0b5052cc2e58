/**
 * Memory of the whole stack: at rest, after some minutes of mixed load, after bursts and a pause.
 * `npm run bench -- memory [minutes]`. Measured as PSS: memory shared between processes counts once.
 */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { fetchData, sendForm } from "../access/ask.ts";
import { buyerWithOrders } from "./buyer-orders.ts";
import { commandLine, processTree } from "./cpu.ts";
import { table } from "./figures.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const REST_MS = 60_000;
const SAMPLE_MS = 5000;
const WORKERS = 8;
const [minutes = 10] = process.argv.slice(2).map(Number);
if (!(minutes > 0)) throw new Error("Give a number of minutes.");

const shop = await shopUnderLoad(400);
const programs = ["web server", "commerce", "PostgreSQL"];

// without it commerce frees no memory to the system (commerce/src/unused-memory.ts), and the numbers are not comparable
if (!commandLine(shop.pids[1] ?? 0).includes("--expose-gc")) {
  await shop.stop();
  throw new Error("Commerce runs without --expose-gc: see the script start of commerce/package.json.");
}

/** PSS of a process tree in MB; a process that has just ended counts as 0. */
function held(pid: number): number {
  const kilobytes = processTree(pid).map((member) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${member}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
}

const measured: string[][] = [];
function record(moment: string): void {
  const parts = shop.pids.map(held);
  const sum = parts.reduce((all, part) => all + part, 0);
  measured.push([moment, ...[...parts, sum].map((mb) => String(Math.round(mb)))]);
  process.stderr.write(`${measured.at(-1)!.join(" · ")}\n`);
}

let peak = 0;
const samples = setInterval(() => {
  peak = Math.max(
    peak,
    shop.pids.map(held).reduce((all, part) => all + part, 0),
  );
}, SAMPLE_MS);

try {
  const busy = await buyerWithOrders(shop, 20);
  await pause(REST_MS);
  record("at rest");

  const { ask, token } = busy;
  let at = 0;
  let people = 0;
  /** Each from another address, since one address may create only a few accounts. */
  const signUp = async () => {
    people += 1;
    const answer = await fetch(`${shop.api}/auth/register`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.0.${people >> 8}.${people & 255}`,
      },
      body: JSON.stringify({
        name: "Азиз",
        email: `memory-${crypto.randomUUID()}@example.uz`,
        password: crypto.randomUUID(),
      }),
    });
    // 503 when busy is an expected answer
    if (![201, 503].includes(answer.status))
      throw new Error(`register: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const noise = await sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const upload = async () => {
    const form = new FormData();
    form.set("type", "review");
    form.set("file", new Blob([new Uint8Array(noise)], { type: "image/jpeg" }), "picture.jpg");
    await sendForm(`${shop.api}/upload`, form, token);
  };
  const order = () => fetchData(ask, "POST", "/orders", token, busy.order);
  /** Writes, which are less frequent than reads. */
  const writes = [signUp, order, upload, order];
  const mixed = [
    () => ask("GET", `/products?limit=24&page=${1 + (at++ % 10)}&minPrice=${at % 500}`),
    () => ask("GET", `/products/search?q=${["кольцо", "часы", "сумка", "ring"][at++ % 4]}`),
    () => fetch(`${shop.home}/catalog?page=${1 + (at++ % 10)}`),
    () => fetch(`${shop.home}/`),
    () => ask("GET", "/orders", token),
    () => ask("GET", "/payments?status=paid", token),
    () => ask("GET", "/notifications", token),
    () => ask("POST", "/cart/quote", undefined, { items: busy.items }),
  ];
  const ends = Date.now() + minutes * 60_000;
  const work = async (_: unknown, worker: number) => {
    for (let turn = worker; Date.now() < ends; turn += 1) {
      const answer = await mixed[turn % mixed.length]!();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      await answer.arrayBuffer();
      if (worker === 0 && turn % 25 === 0) await writes[(turn / 25) % writes.length]!();
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  record(`after ${minutes} minutes of load`);
  measured.push(["maximum during load", "", "", "", String(Math.round(peak))]);

  peak = 0;
  for (let burst = 0; burst < 3; burst += 1) {
    const reads = Array.from({ length: 20 }, () =>
      ask("GET", "/users/data", token).then((answer) => answer.arrayBuffer()),
    );
    await Promise.all([...reads, ...Array.from({ length: 4 }, signUp)]);
  }
  record("after three bursts");
  measured.push(["maximum during bursts", "", "", "", String(Math.round(peak))]);
  await pause(REST_MS);
  record("a minute later");
  await pause(REST_MS);
  record("two minutes later");
} finally {
  clearInterval(samples);
  await shop.stop();
}
process.stdout.write(`${table(["PSS, MB", ...programs, "all"], measured)}\n`);
