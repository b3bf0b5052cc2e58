import { createRequire } from "node:module";
import type { FileTypes, Logger, ModuleProviderExports } from "@medusajs/framework/types";

/** Medusa's provider interface with all optional calls required. */
export type MedusaS3 = Required<FileTypes.IFileProvider>;

export interface S3Options {
  bucket: string;
  file_url: string;
  access_key_id?: string;
  secret_access_key?: string;
  region: string;
  endpoint?: string;
  prefix: string;
  cache_control: string;
  acl: false;
  additional_client_config: { forcePathStyle: boolean };
}

// The package exports its provider only as a list of services, in CommonJS.
const { default: provider } = createRequire(import.meta.url)("@medusajs/medusa/file-s3") as {
  default: ModuleProviderExports;
};

export function medusaS3(logger: Logger, options: S3Options): MedusaS3 {
  const [Service] = provider.services as [new (deps: { logger: Logger }, options: S3Options) => MedusaS3];
  return new Service({ logger }, options);
}
