import { documentMs } from '#domain/constants.ts'

const kib = 1024
const mib = 1024 * kib
const second = 1_000

/** Every limit of the HTTP server in one place. Bytes, counts, milliseconds. */
export const limits = {
  /** A JSON body. */
  jsonBytes: 1 * mib,
  /** A body of a public call, in any form: names, a password, a code. */
  publicBytes: 16 * kib,
  /** A message of a bank, of some dozens of movements. */
  bankMessageBytes: 128 * kib,
  /** Bytes of JSON that one sender may have on the way, or waiting for their turn. */
  jsonBytesAtOnce: 16 * mib,
  /** A whole multipart body without files; a route that takes files sets its own limit (`config.bodyBytes`). */
  multipartBytes: 4 * mib,
  /** What forms of all senders together may hold in memory, complete or still coming. */
  formBytesAtOnce: 512 * mib,
  /** Files of one record's form, together. */
  filesBytes: 40 * mib,
  /** One text part. A longer one is refused, never cut. */
  fieldBytes: 1 * mib,
  fields: 500,
  parts: 520,
  files: 20,
  fieldNameBytes: 200,
  /** Levels of brackets, or of nested JSON. */
  depth: 5,
  /** Entries of one array of a body. */
  arrayLength: 1_000,
  /** Values of a whole JSON body: each costs far more time than its bytes. */
  jsonValues: 20_000,
  headerBytes: 16 * kib,
  headerCount: 100,
  pathParameterLength: 200,
  queryParameters: 200,
  /** From the first byte of a request to its last: slow senders are cut off. */
  requestTimeout: 30 * second,
  headersTimeout: 15 * second,
  connectionTimeout: 60 * second,
  keepAliveTimeout: 20 * second,
  /** From the last byte of a request to the reply. */
  handlerTimeout: 30 * second,
  exportTimeout: 5 * 60 * second,
  /** While a document is made: a batch may have thousands of pages. */
  documentTimeout: documentMs,
  /** Rows of a bulk call that have not started by then are refused, so that the reply comes before `handlerTimeout`. */
  bulkTime: 20 * second,
  requestsPerSocket: 10_000,
  /** Requests a minute of one account. */
  requestsPerMinute: 1_200,
  /** How many times as many requests an address without an account may send: a whole office shares one. */
  addressFactor: 5,
  /** Requests of one sender that wait for their turn, and for how long. */
  shareWaiting: 200,
  sharePatience: 20 * second,
  /** The database's time for one statement of a list, and for one of a server with demo data. */
  listStatement: 5 * second,
  demoStatement: 120 * second,
  /** New work is refused above these. */
  eventLoopDelay: 1 * second,
  residentBytes: 1_500 * mib,
} as const
