module.exports = () => {
  throw new Error("@inquirer/checkbox is not part of Bezak: see docs/decisions/044-absent-packages.md");
};
