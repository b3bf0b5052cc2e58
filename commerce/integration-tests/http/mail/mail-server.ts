import { createServer, type AddressInfo, type Socket } from "node:net";

/** What a mail server does with a mail: accepts it, defers it, or goes silent after receiving it whole. */
export type Manner = "accept" | "refuse" | "hang";

export async function startMailServer() {
  const server = { manner: "accept" as Manner, taken: [] as string[], hanging: 0 };
  /** Answers a mail that hangs, by its text. */
  const waiting = new Map<string, () => void>();
  const sockets = new Set<Socket>();

  function talk(socket: Socket): void {
    let data: string | undefined;
    let rest = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    function hear(line: string): void {
      if (data !== undefined) {
        if (line !== ".") data += `${line}\n`;
        else {
          const text = data;
          const take = () => {
            server.taken.push(text);
            data = undefined;
            say("250 taken");
          };
          if (server.manner === "hang") {
            server.hanging += 1;
            waiting.set(text, take);
          } else take();
        }
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "RCPT" && server.manner === "refuse") say(`451 ${line.slice(8).trim()} come back later`);
      else if (verb === "DATA") {
        data = "";
        say("354 go on");
      } else if (verb === "QUIT") {
        say("221 bye");
        socket.end();
      } else say("250 yes");
    }
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
    say("220 mail.test");
  }

  const listener = createServer(talk);
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const { port } = listener.address() as AddressInfo;
  return Object.assign(server, {
    url: `smtp://127.0.0.1:${port}`,
    /** Accepts a mail to this address that hangs. */
    answer(to: string) {
      for (const [text, take] of waiting) if (text.includes(`To: ${to}`)) take();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => listener.close(done));
    },
  });
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
