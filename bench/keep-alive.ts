import { Agent, request } from 'node:http'

interface Asked {
  readonly headers: Readonly<Record<string, string>>
  /** Sent by POST; without a body the call is a GET. */
  readonly body?: string
}
interface Answered {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

const agent = new Agent({ keepAlive: true })

/**
 * A call over connections that stay open. Leaner than `fetch`, whose garbage alone stops this process for up to 60 ms
 * at a time; the process shares its cores with the server that it measures.
 */
export function call(url: string, { headers, body }: Asked): Promise<Answered> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const asking = request(url, { agent, method, headers: { ...headers, ...length } }, (reply) => {
      const { statusCode: status = 0 } = reply
      let text = ''
      reply.setEncoding('utf8').on('error', reject)
      reply.on('data', (part: string) => (text += part))
      reply.on('end', () => resolve({ ok: status >= 200 && status < 300, status, text }))
    })
    asking.on('error', reject).end(body)
  })
}
