exports.codegen = () => {
  throw new Error("@graphql-codegen/core is not part of Bezak: see docs/decisions/044-absent-packages.md");
};
