/** The last moment before 29 February 2020 in Tashkent, its first, the last of 1 March, and the moment after. */
export const edgeTimes = [
  "2020-02-28T18:59:59.999Z",
  "2020-02-28T19:00:00.000Z",
  "2020-03-01T18:59:59.999Z",
  "2020-03-01T19:00:00.000Z",
];

/** Days of a list, and which rows of `edgeTimes` they find, by index. */
export const edgeDays: readonly [days: Record<string, string>, found: number[]][] = [
  [{ to: "2020-03-02" }, [0, 1, 2, 3]],
  [{ from: "2020-02-29", to: "2020-03-01" }, [1, 2]],
  [{ from: "2020-02-29", to: "2020-02-29" }, [1]],
  [{ to: "2020-02-28" }, [0]],
  [{ from: "2020-03-02", to: "2020-03-02" }, [3]],
  [{ from: "2020-03-01", to: "2020-02-29" }, []],
];
