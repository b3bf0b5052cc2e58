const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const NAME_WIDTH = 12;
const QUIET_MILLISECONDS = 15_000;

/** @type {Set<{ name: string, seconds: () => string, note: () => string }>} steps in progress, in order */
const open = new Set();
const live = process.stdout.isTTY === true;
let frame = 0;

/** Redraws the bottom line of a terminal: the step in progress, or the names of several. */
function draw() {
  const all = [...open];
  const mark = FRAMES[frame++ % FRAMES.length];
  const text =
    all.length === 1
      ? all
          .map(
            ({ name, seconds, note }) =>
              `${mark} ${name.padEnd(NAME_WIDTH)} ${seconds().padStart(7)}   ${note()}`,
          )
          .join("")
      : `${mark} ${all.map(({ name, seconds }) => `${name} ${seconds()}`).join(" · ")}`;
  process.stdout.write(
    `\r\x1b[2K${all.length === 0 ? "" : text.slice(0, (process.stdout.columns || 80) - 1)}`,
  );
}

/**
 * One line per step: mark, name, seconds, current action or result. On a terminal the bottom line is redrawn in place;
 * elsewhere a finished step prints one line, and a long one reports its progress every 15 s.
 * @param {string} name
 */
export function openStep(name) {
  const began = performance.now();
  let text = "";
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const shown = { name, seconds, note: () => text };
  const line = (/** @type {string} */ mark) =>
    `${mark} ${name.padEnd(NAME_WIDTH)} ${seconds().padStart(7)}   ${text}\n`;
  open.add(shown);
  const timer = setInterval(
    live ? draw : () => process.stdout.write(line("·")),
    live ? 100 : QUIET_MILLISECONDS,
  );
  const close = (/** @type {string} */ mark) => {
    clearInterval(timer);
    open.delete(shown);
    process.stdout.write(`${live ? "\r\x1b[2K" : ""}${line(mark)}`);
  };
  return {
    progress(/** @type {string} */ note) {
      text = note;
    },
    /** Ends the step successfully; the note is its result. */
    done(note = "") {
      text = note;
      close("✓");
    },
    failed(note = "") {
      text = note;
      close("✗");
    },
  };
}

/**
 * Runs one step under its line, which ends with the described result.
 * @template T
 * @param {string} name
 * @param {(progress: (text: string) => void) => Promise<T>} work
 * @param {(result: T) => string} [describe]
 * @returns {Promise<T>}
 */
export async function step(name, work, describe = (result) => (typeof result === "string" ? result : "")) {
  const shown = openStep(name);
  try {
    const result = await work(shown.progress);
    shown.done(describe(result));
    return result;
  } catch (error) {
    shown.failed();
    throw error;
  }
}
