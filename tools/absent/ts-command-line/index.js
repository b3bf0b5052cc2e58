class Absent {
  constructor() {
    throw new Error(
      "@rushstack/ts-command-line is not part of Bezak: see docs/decisions/044-absent-packages.md",
    );
  }
}
module.exports = { CommandLineAction: Absent, CommandLineParser: Absent };
