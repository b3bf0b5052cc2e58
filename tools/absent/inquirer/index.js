module.exports = {
  prompt() {
    throw new Error("inquirer is not part of Bezak: see docs/decisions/044-absent-packages.md");
  },
};
