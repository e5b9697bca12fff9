import { createServer, type Socket } from 'node:net'
import type { ScannerPlace } from '#api/storage/scanner.ts'

/** How the scanner behaves: it answers, gives no answer, says that a file is too large for it, or hangs up. */
type ClamdMood = 'works' | 'silent' | 'refuses' | 'hangs_up'

export interface FakeClamd {
  readonly place: ScannerPlace
  mood: ClamdMood
  /** The bytes of each file that it was given. */
  readonly seen: Buffer[]
  close(): Promise<void>
}

/** Calls a file infected that holds this text. */
export const malware = 'a-test-file-that-a-scanner-finds'

/** clamd on loopback: INSTREAM as its manual describes it. */
export async function openFakeClamd(): Promise<FakeClamd> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    let received = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      if (clamd.mood === 'hangs_up') return void socket.destroy()
      const file = fileIn(received)
      if (file === undefined || clamd.mood === 'silent') return
      clamd.seen.push(file)
      socket.end(`${answerTo(file, clamd.mood)}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere')
  const clamd: FakeClamd = {
    place: { host: '127.0.0.1', port: address.port },
    mood: 'works',
    seen: [],
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return clamd
}

function answerTo(file: Buffer, mood: ClamdMood): string {
  if (mood === 'refuses') return 'INSTREAM size limit exceeded. ERROR'
  return file.includes(malware) ? 'stream: Test.Malware-1 FOUND' : 'stream: OK'
}

const command = 'zINSTREAM\0'

/** The bytes behind the command once the empty chunk has come; undefined before. */
function fileIn(received: Buffer): Buffer | undefined {
  if (received.subarray(0, command.length).toString() !== command) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
