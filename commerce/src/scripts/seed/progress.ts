/** Writes `progress <done>/<total> <what>`, once per percent and whenever `what` changes. */
export function createProgress(total: number, write: (line: string) => void) {
  let done = 0;
  let written = "";
  return (what: string, steps = 1) => {
    done = Math.min(total, done + steps);
    const part = `${Math.floor((done / total) * 100)} ${what}`;
    if (part === written) return;
    written = part;
    write(`progress ${done}/${total} ${what}\n`);
  };
}
