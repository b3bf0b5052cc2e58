interface FileProvider {
  resolve: string;
  id: string;
  options: Record<string, unknown>;
}

/** Chooses where files are stored: on this machine's disk, or in a bucket when one is configured. */
export function fileProvider(env: NodeJS.ProcessEnv, filesDir: string): FileProvider {
  if (!env.S3_BUCKET) {
    return {
      resolve: "./src/providers/shop-files",
      id: "local",
      // Medusa's provider requires a full URL; ours stores only its path.
      options: { upload_dir: filesDir, private_upload_dir: filesDir, backend_url: "http://localhost/files" },
    };
  }
  const missing = ["S3_FILE_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`S3_BUCKET is set, so ${missing.join(", ")} must be set too`);
  return {
    resolve: "./src/providers/shop-files-s3",
    id: "s3",
    options: {
      bucket: env.S3_BUCKET,
      file_url: env.S3_FILE_URL,
      access_key_id: env.S3_ACCESS_KEY_ID,
      secret_access_key: env.S3_SECRET_ACCESS_KEY,
      region: env.S3_REGION || "us-east-1",
      endpoint: env.S3_ENDPOINT || undefined,
      prefix: env.S3_PREFIX ?? "",
      cache_control: "public, max-age=31536000, immutable",
      // Current buckets reject access control lists: their own policy decides what is readable.
      acl: false,
      additional_client_config: { forcePathStyle: Boolean(env.S3_ENDPOINT) },
    },
  };
}
