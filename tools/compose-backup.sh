#!/bin/sh
# A backup of the shop in containers, which may run meanwhile: tools/compose-backup.sh FOLDER. Called in the folder of
# docker-compose.yml. It makes FOLDER/bezak-<time>/ with database, files and their checksums; the folder has that name only
# when it is whole. The secrets are in .env, which it does not copy.
set -eu
umask 077
[ $# -eq 1 ] || { echo "Name the folder for the backup: tools/compose-backup.sh FOLDER" >&2; exit 1; }
target="$1/bezak-$(date -u +%Y-%m-%dT%H%M%SZ)"
partial="$target.partial"
mkdir -p "$partial"
trap 'rm -rf "$partial"' EXIT
trap 'exit 1' INT TERM HUP
# the database first: a file never changes, and outlives the last row that refers to it by days
docker compose exec -T postgres pg_dump --username=bezak --format=custom bezak > "$partial/database.dump"
docker compose exec -T web tar -C /files -cf - . > "$partial/files.tar"
(cd "$partial" && sha256sum database.dump files.tar > SHA256SUMS)
sync
mv "$partial" "$target"
echo "$target"
