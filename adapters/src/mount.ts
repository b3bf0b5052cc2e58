import { pipeline } from "node:stream";
import type { AccessRow } from "@bezak/contract/access-rows.ts";
import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import { isViewToken } from "@bezak/contract/person-view-rules.ts";
import type { Role, Route } from "@bezak/contract/route.ts";
import { mayEnter } from "@bezak/contract/seller-roles.ts";
import { mayMakeInView } from "@bezak/contract/view-calls.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerText, type LeftOutRows } from "./answer-text.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { Answer, Handlers } from "./call.ts";
import type { ClientLimits } from "./client-limits.ts";
import { deviceCookie, readDeviceCookie } from "./device-cookie.ts";
import { chooseEncoding, createEncoder, packing } from "./encoded-bytes.ts";
import { ApiError } from "./errors.ts";
import { createForwarder } from "./forward.ts";
import type { HeavyCalls } from "./heavy-calls.ts";
import { getLimit, refuseOtherBodies } from "./form-body.ts";
import { toDisposition, type FileAnswer } from "./file-answer.ts";
import { answerCached } from "./hot-reads.ts";
import type { Commerce } from "./commerce.ts";
import { cacheKey, findProof, looseBearer, readCall, type AnyCall } from "./read-call.ts";
import { createNotFounds } from "./not-found-events.ts";
import { accountIn, logSecurity, openedIn, securityEvent } from "./security-log.ts";
import { parseBearer, type Session, type Sessions } from "./session.ts";
import { describeUnanswered, leavesOutcomeUnknown, type UnansweredWrites } from "./unanswered-writes.ts";

export interface MountContext {
  commerce: Commerce;
  sessions: Sessions;
  heavyCalls: HeavyCalls;
  clientLimits: ClientLimits;
  cache: ByteCache;
  unanswered: UnansweredWrites;
  /** reported by GET /health */
  leftOut: LeftOutRows;
  /** whether browsers reach the site only over https */
  https?: boolean;
}

interface DomainContext extends MountContext {
  isProbing: ReturnType<typeof createNotFounds>;
}

type AnyHandler = (call: AnyCall) => Promise<Answer<Route>>;

/**
 * Why the caller may not call this, or null. Commerce decides, by the present role and rank: those cached here may be a second
 * old, and a rank is unknown (`undefined`) while an older commerce runs.
 */
function findRefusal(name: string, route: Route, session: Session): ApiError | null {
  if (!mayCall(route, session)) return new ApiError("forbidden");
  const row: AccessRow | undefined = accessTable[name as CallName];
  const ranks = row?.ranks;
  const { adminRank: rank } = session.user;
  if (!ranks || rank === undefined || (rank !== null && ranks.includes(rank))) return null;
  return new ApiError("rank_required", { details: { ranks } });
}

function mayCall({ access, sellerSection: section }: Route, { user, sellerRole }: Session): boolean {
  const role: Role = user.role === "customer" ? "buyer" : user.role;
  if (access !== "public" && !access.includes(role)) return false;
  return section === undefined || (sellerRole !== null && mayEnter(sellerRole, section));
}

/** Public writes are not counted here: commerce limits each by its own rule. */
const isPublicRead = ({ access, method, readsOnly }: Route) =>
  access === "public" && (method === "GET" || readsOnly === true);

async function sendCached(
  { cache, clientLimits, leftOut }: MountContext,
  { route, handler, call }: { route: Route; handler: AnyHandler; call: AnyCall },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = cacheKey(route.path, call.params as object | undefined, call.query as object | undefined);
  const { entry, stale } = await cache.read(
    key,
    async () => Buffer.from(answerText(route, await handler(call), request.log, leftOut)),
    () => clientLimits.admitRead(request),
  );
  if (!stale && request.method === "GET") cache.alias(request.raw.url ?? "", entry);
  const { status, headers, body } = await answerCached(entry, stale, request.headers);
  return reply.code(status).headers(headers).send(body);
}

/**
 * Answers a call. If it fails with an unknown outcome, its generated key is stored, so that an equal request uses the
 * same key and cannot be carried out twice.
 */
async function handle<T>(
  { unanswered }: MountContext,
  route: Route,
  call: AnyCall,
  answer: (call: AnyCall) => Promise<T>,
): Promise<T> {
  const isGuarded = route.idempotent === true && !call.hasOwnKey;
  const former = isGuarded ? unanswered.take(route, call) : undefined;
  const isRepeat = former !== undefined;
  const keyed = isRepeat ? { ...call, idempotencyKey: former } : call;
  try {
    return await answer(keyed);
  } catch (error) {
    if (isGuarded && leavesOutcomeUnknown(error, isRepeat)) unanswered.add(route, keyed);
    throw describeUnanswered(route, { hasOwnKey: call.hasOwnKey, isRepeat }, error);
  }
}

function sendFile(
  route: Route,
  { type, name, stream }: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!route.file?.includes(type)) {
    stream.destroy();
    throw new ApiError("server_error", { cause: new Error(`commerce answered ${type}, not ${route.file}`) });
  }
  const gzip = packing(type, request.headers["accept-encoding"]);
  if (gzip) reply.header("content-encoding", "gzip");
  return (
    reply
      .code(route.success.status)
      .headers({
        "cache-control": "no-store",
        "content-disposition": toDisposition(name),
        vary: "accept-encoding",
      })
      .type(type)
      // A failure or a disconnected client ends both streams; the client sees a broken connection.
      .send(gzip ? pipeline(stream, gzip, () => undefined) : stream)
  );
}

/**
 * Compression is safe from BREACH (secrets learnt from the length of an answer): answers with a token (`secret`) are not
 * compressed, and no other site can cause a signed-in request, since the `Authorization` header is not sent by itself.
 */
async function sendText(
  text: string,
  { secret }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const encoding = secret ? "identity" : chooseEncoding(body, request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply
    .header("vary", "accept-encoding")
    .type("application/json; charset=utf-8")
    .send(await createEncoder(body)(encoding));
}

/** The one write of a view is its end. Whatever the call would do, the answer to its token is the same. */
function refuseInView(name: string, route: Route, request: FastifyRequest): void {
  const token = looseBearer(request);
  if (token === undefined || !isViewToken(token) || name === "logout") return;
  if (!mayMakeInView(name as CallName, route)) throw new ApiError("view_only");
}

/** Only reads: whoever writes is there, whatever the header says. */
const isUnattended = (route: Route, { headers }: FastifyRequest) =>
  route.unattended === true || (route.method === "GET" && headers["x-unattended"] === "1");

function sessionFor(
  route: Route,
  request: FastifyRequest,
  { sessions }: MountContext,
  token: string,
  mayCall: (session: Session) => boolean,
) {
  const proof = findProof(route, request);
  if (proof !== undefined) return sessions.confirmed(token, proof, request.id);
  return isUnattended(route, request)
    ? sessions.unattended(token, request.id)
    : sessions.of(token, request.id, mayCall);
}

function mountRoute(
  app: FastifyInstance,
  context: DomainContext,
  { name, route, handler }: { name: string; route: Route; handler: AnyHandler },
): void {
  const callers = new WeakMap<FastifyRequest, Session>();
  const accounts = new WeakMap<FastifyRequest, string | null>();
  const opened = new WeakMap<FastifyRequest, string>();
  /** calls of an administrator who sees the shop as the account */
  const viewing = new WeakSet<FastifyRequest>();
  const logged = new WeakSet<FastifyRequest>();
  const logOnce = (request: FastifyRequest, status: number) => {
    if (logged.has(request) || context.clientLimits.hasRefused(request)) return;
    logged.add(request);
    const accountId = accounts.get(request) ?? null;
    const inView = viewing.has(request);
    // who guesses in a view is not the person
    const caller = inView ? (looseBearer(request) ?? null) : accountId;
    const isProbing = status === 404 && context.isProbing(route, caller);
    const event = securityEvent(route, request, {
      status,
      accountId,
      opened: opened.get(request),
      isProbing,
      inView,
    });
    if (event) logSecurity(request, event);
  };
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ":$1"),
    config: { contractPath: route.path, takesForm: route.form !== undefined, formLimit: getLimit(route) },
    // Before the body is read and the request validated: a caller without access learns nothing and uploads nothing.
    onRequest: async (request) => {
      refuseInView(name, route, request);
      if (route.access === "public") return;
      const token = parseBearer(request.headers.authorization);
      if (token === undefined) throw new ApiError("unauthorized");
      const refusal = (known: Session) => findRefusal(name, route, known);
      const session = await sessionFor(route, request, context, token, (known) => !refusal(known));
      accounts.set(request, session.user.id);
      if (session.view) viewing.add(request);
      const refused = refusal(session);
      if (refused) throw refused;
      callers.set(request, session);
      if (route.form) refuseOtherBodies(request);
    },
    onResponse: async (request, { statusCode }) => logOnce(request, statusCode),
    handler: async (request, reply) => {
      let status: number = route.success.status;
      const call: AnyCall = {
        ...readCall(route, request, callers.get(request) ?? null),
        // read when a handler asks for it: few calls do
        get deviceMark() {
          return readDeviceCookie(request.headers.cookie, context);
        },
        keepDeviceMark: (mark) => void reply.header("set-cookie", deviceCookie(mark, context)),
        answerWaiting: () => (status = route.success.waiting ?? status),
      };
      if (route.cached) return sendCached(context, { route, handler, call }, request, reply);
      if (isPublicRead(route)) context.clientLimits.admitRead(request);
      const session = callers.get(request);
      const endTurn = route.heavy && session ? await context.heavyCalls.takeTurn(session.user.id) : undefined;
      const { answer, text } = await handle(context, route, call, async (keyed) => {
        const answer: unknown = await handler(keyed);
        if (route.file) return { answer, text: undefined };
        return { answer, text: answerText(route, answer, request.log, context.leftOut) };
      }).catch((error: unknown) => {
        endTurn?.();
        throw error;
      });
      accounts.set(request, accountIn(answer, session));
      const token = openedIn(answer);
      if (token !== undefined) opened.set(request, token);
      if (text === undefined) {
        const file = answer as FileAnswer;
        // Commerce works on the file until its last byte is sent or the client disconnects.
        if (endTurn) file.stream.once("close", endTurn);
        const sent = sendFile(route, file, request, reply);
        // Logged now: `onResponse` does not run for a client that disconnects, which has read a part of the file.
        logOnce(request, route.success.status);
        return sent;
      }
      endTurn?.();
      reply.code(status).header("cache-control", "no-store");
      return sendText(text, route, request, reply);
    },
  });
}

/** Serves every call of a route table: forwarded to commerce (`forward`), or by the handler of the same name. */
export function mountDomain<T extends Record<string, Route>>(
  app: FastifyInstance,
  context: MountContext,
  routes: T,
  handlers: Handlers<T>,
): void {
  const inDomain = { ...context, isProbing: createNotFounds() };
  for (const name of Object.keys(routes)) {
    const route = routes[name];
    if (!route) continue;
    // The table types each handler by its own route; here all have one type.
    const handler = route.forward
      ? createForwarder(name, route, route.forward, context)
      : (handlers as Record<string, unknown>)[name];
    mountRoute(app, inDomain, { name, route, handler: handler as AnyHandler });
  }
}
