module.exports = () => {
  throw new Error("jwks-rsa is not part of Bezak: see docs/decisions/044-absent-packages.md");
};
