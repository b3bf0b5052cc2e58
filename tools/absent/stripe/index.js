module.exports = class {
  constructor() {
    throw new Error("stripe is not part of Bezak: see docs/decisions/044-absent-packages.md");
  }
};
