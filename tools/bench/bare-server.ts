import { createServer } from "node:http";
import { readFileSync } from "node:fs";

/** A minimal Node server that sends one stored answer. Arguments: port, file with the body, file with the headers. */
const [port, bodyFile, headersFile] = process.argv.slice(2);
const body = readFileSync(bodyFile ?? "");
const headers = JSON.parse(readFileSync(headersFile ?? "", "utf8")) as Record<string, string>;

createServer((_request, response) => {
  response.writeHead(200, { ...headers, "content-length": body.length });
  response.end(body);
}).listen(Number(port), "127.0.0.1");
