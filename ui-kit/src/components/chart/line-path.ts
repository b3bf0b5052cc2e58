interface Point {
  x: number;
  y: number;
}

const at = ({ x, y }: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;

/** The `d` of a line, interrupted at missing values; with a floor, of the area between line and floor. */
export function linePath(points: readonly (Point | null)[], floor?: number): string {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const line = `M${run.map(at).join("L")}`;
      const [first, last] = [run[0], run.at(-1)];
      if (floor === undefined || !first || !last) return line;
      return `${line}L${at({ x: last.x, y: floor })}L${at({ x: first.x, y: floor })}Z`;
    })
    .join("");
}
