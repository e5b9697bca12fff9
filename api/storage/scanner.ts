import { connect } from 'node:net'

/** Where clamd listens: a port, or a socket in the file system. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string }

/** What a scanner found: the infection's name, undefined for a clean file. */
export interface Verdict {
  readonly infection?: string
}

export interface Scanner {
  /** Rejects when the scanner gives no verdict: it is away, too slow, busy, or refuses the size. */
  scan(bytes: Uint8Array): Promise<Verdict>
}

export const scannerUrlHint = 'is tcp://host:3310 or unix:/path/to/clamd.sock'

/** The place that `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` names; undefined for anything else. */
export function readScannerUrl(value: string): ScannerPlace | undefined {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(value)?.[1]
  if (path !== undefined) return { path }
  const [, host, port = '3310'] = /^tcp:\/\/([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?\/?$/i.exec(value) ?? []
  if (host === undefined || Number(port) > 65_535 || Number(port) === 0) return undefined
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

/** Milliseconds in which a verdict on one file comes; a file has at most 10 MB. */
const patience = 15_000
/** An answer is one line; whoever sends more is no clamd. */
const longestAnswer = 1_000

/** clamd by its command INSTREAM, a connection for each file. */
export const createClamd = (place: ScannerPlace, timeout = patience): Scanner => ({
  scan: async (bytes) => verdictOf(await ask(place, framed(bytes), timeout)),
})

/** The command, the bytes as one chunk behind their length, and the empty chunk that ends them. */
function framed(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)])
}

function ask(place: ScannerPlace, request: Buffer, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place)
    const timer = setTimeout(() => socket.destroy(new Error('the scanner is too slow')), timeout)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
      if (answer.includes('\0')) {
        resolve(answer.slice(0, answer.indexOf('\0')))
        socket.destroy()
      } else if (answer.length > longestAnswer) socket.destroy(new Error('the scanner says too much'))
    })
    socket.once('error', reject)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error('the scanner closed the connection'))
    })
    socket.write(request)
  })
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return {}
  const infection = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (infection === undefined) throw new Error(`the scanner gave no verdict: ${answer}`)
  return { infection }
}
