import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it arrived; ids are hexadecimal. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
}

/** A collector of traces, by OTLP over HTTP, that stores what it receives. */
export async function openCollector() {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks));
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whether a text was sent; protobuf has texts in plain UTF-8. */
    holds: (text: string) => bodies.some((body) => body.includes(text)),
    spans: () => bodies.flatMap(readSpans),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** `ExportTraceServiceRequest`: resources (1) with scopes (2) with spans (2). */
function readSpans(body: Buffer): ReceivedSpan[] {
  const spans = fieldsOf(body, 1)
    .flatMap((resource) => fieldsOf(resource, 2))
    .flatMap((scope) => fieldsOf(scope, 2));
  return spans.map((span) => {
    const id = (field: number) => fieldsOf(span, field)[0]?.toString("hex") ?? "";
    return { traceId: id(1), spanId: id(2), parentId: id(4), name: String(fieldsOf(span, 5)[0]) };
  });
}

/** The values of a field of a protobuf message that have a length: texts, bytes and messages. */
function fieldsOf(message: Buffer, field: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const readNumber = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = readNumber();
    const wireType = tag & 7;
    if (wireType === 0) readNumber();
    else {
      const length = wireType === 2 ? readNumber() : wireType === 1 ? 8 : 4;
      if (wireType === 2 && tag >> 3 === field) found.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return found;
}
