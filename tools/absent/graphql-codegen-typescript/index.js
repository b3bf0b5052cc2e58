exports.plugin = () => {
  throw new Error(
    "@graphql-codegen/typescript is not part of Bezak: see docs/decisions/044-absent-packages.md",
  );
};
